import type { RowOf } from "@guildway/api-client";
import type { invites } from "@guildway/api-contract";
import { PreviewLink } from "../../invitations/preview-link.tsx";
import { RevealCode } from "../../invitations/reveal-code.tsx";
import { RevokeInvite } from "../../invitations/revoke-invite.tsx";
import { SendInvite } from "../../invitations/send-invite.tsx";

const asksToSign = ["employer", "apprentice"];

/** What can be done with an invitation while it is open. */
export function InviteActions({ row }: { row: RowOf<typeof invites> }) {
  const { id, email, consumedAt, sentAt, hasAccessCode, inviteType } = row;
  if (consumedAt) return null;
  const hasCode = hasAccessCode || asksToSign.includes(inviteType ?? "");
  return (
    <>
      <PreviewLink inviteId={id} />
      <SendInvite table="invites" id={id} email={email} hasCode={hasCode} wasSent={!!sentAt} />
      {hasAccessCode && <RevealCode table="invites" id={id} />}
      <RevokeInvite id={id} />
    </>
  );
}
