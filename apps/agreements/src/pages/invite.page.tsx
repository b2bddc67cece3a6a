import { invites } from "@guildway/api-contract";
import { linkTo, usePageFrame } from "@guildway/federation";
import { Navigate, useParams } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { AccessGate } from "../features/enter-access-code/access-gate.tsx";
import { OpenInvite } from "./invite/open-invite.tsx";
import { texts } from "./invite/texts.ts";
import { PublicSurround } from "@guildway/ui/public-foot";

/** What an invitation asks for, behind its access code where it has one. */
export default function InvitePage() {
  const { inviteId } = useParams();
  if (!inviteId) return <Navigate to="/" replace />;
  return (
    <PublicSurround>
      <Invite key={inviteId} id={inviteId} />
    </PublicSurround>
  );
}

function Invite({ id }: { id: string }) {
  const text = useTexts(texts);
  usePageFrame({ title: text.title });
  return (
    <AccessGate
      record={invites}
      id={id}
      title={text.title}
      footer={text.codeFooter}
      loading={text.loadingInvitation}
      failed={text.failed}
      gone={
        <Navigate to={linkTo("agreements.inviteMessage", { messageType: "invalid" })} replace />
      }
    >
      {(invite, grant) => <OpenInvite invite={invite} grant={grant} />}
    </AccessGate>
  );
}
