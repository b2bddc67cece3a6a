import { recordsOf, type RowOf } from "@guildway/api-client";
import { invites } from "@guildway/api-contract";
import { useEffect } from "react";

/** Notes that an invitation was seen, the first time that it is open. */
export function useViewed(invite: RowOf<typeof invites>, grant: string | undefined): void {
  const isNew = !invite.viewedAt;
  useEffect(() => {
    if (!isNew || grant === undefined) return;
    const seen = { viewedAt: new Date().toISOString() };
    recordsOf(invites).update(invite.id, seen, { accessGrant: grant }).catch(console.error);
  }, [invite.id, grant, isNew]);
}
