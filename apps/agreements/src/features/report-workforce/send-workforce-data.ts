import { call, recordsOf, type RowOf } from "@guildway/api-client";
import { completeInvite, employerProfiles, type invites } from "@guildway/api-contract";
import { type WorkforceData, workforceCounts } from "@guildway/rules";

const actionTaken = "Data Submitted";

interface By {
  invite: RowOf<typeof invites>;
  grant: string | undefined;
  profile: RowOf<typeof employerProfiles>;
}

/** Stores what an employer reports with its history, and completes the invitation. */
export async function sendWorkforceData(
  { ein, naicsCode, ...counts }: WorkforceData,
  { invite, grant, profile }: By,
): Promise<void> {
  const by = { accessGrant: grant };
  const entry = { actionAt: new Date().toISOString(), actionTaken, ...copyOf(invite) };
  await recordsOf(employerProfiles).update(
    profile.id,
    {
      ein: ein.trim(),
      naicsCode: naicsCode.trim() || null,
      ...Object.fromEntries(workforceCounts.map((count) => [count, Number(counts[count])])),
      inviteHistory: [entry],
    },
    by,
  );
  await call(completeInvite, { body: { id: invite.id, actionTaken }, ...by });
}

/** Of the invitation what says by which one it was: no bookkeeping, and no code. */
function copyOf({ id, inviteType, employerProfileId, apprenticeshipId, locationId }: By["invite"]) {
  const copied = { id, inviteType, employerProfileId, apprenticeshipId, locationId };
  return Object.fromEntries(Object.entries(copied).filter(([, value]) => value !== null));
}
