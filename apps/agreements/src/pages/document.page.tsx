import { employerAgreements } from "@guildway/api-contract";
import { linkTo, usePageFrame } from "@guildway/federation";
import { Navigate, useParams } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { AccessGate } from "../features/enter-access-code/access-gate.tsx";
import { EmployerDocument } from "./document/employer-document.tsx";
import { texts } from "./document/texts.ts";
import { PublicPage } from "./public-page.tsx";

/** A signed agreement, behind its access code. */
export default function DocumentPage() {
  const { collection, docId = "" } = useParams();
  if (collection !== employerAgreements.type) return <Unauthorized />;
  return (
    <PublicPage>
      <Document key={docId} id={docId} />
    </PublicPage>
  );
}

function Document({ id }: { id: string }) {
  const text = useTexts(texts);
  usePageFrame({ title: text.title });
  return (
    <AccessGate
      record={employerAgreements}
      id={id}
      title={text.title}
      footer={text.codeFooter}
      loading={text.loading}
      failed={text.failed}
      gone={<Unauthorized />}
    >
      {(agreement, grant) => <EmployerDocument agreement={agreement} grant={grant} />}
    </AccessGate>
  );
}

function Unauthorized() {
  return (
    <Navigate to={linkTo("agreements.inviteMessage", { messageType: "unauthorized" })} replace />
  );
}
