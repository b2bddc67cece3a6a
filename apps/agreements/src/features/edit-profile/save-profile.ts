import { recordsOf } from "@guildway/api-client";
import { userProfiles, users } from "@guildway/api-contract";
import type { PrivateInformation } from "@guildway/rules";
import { type Person, personChanges } from "./person.ts";
import { changesOf } from "./private-values.ts";
import type { ProfileOwner, StoredInformation } from "./profile-queries.ts";

/** Stores what was changed of a name and phones. */
export async function savePerson(
  { userId, accessGrant }: ProfileOwner,
  before: Person,
  now: Person,
): Promise<void> {
  const changes = personChanges(before, now);
  if (Object.keys(changes).length > 0)
    await recordsOf(users).update(userId, changes, { accessGrant });
}

/** Stores what was changed of private information; what did not verify is stored anew. */
export async function saveInformation(
  { userId, orgId, accessGrant }: ProfileOwner,
  { id, values }: StoredInformation,
  now: PrivateInformation,
): Promise<void> {
  const changes = changesOf(values, now);
  if (id === undefined)
    await recordsOf(userProfiles).create({ ...changes, userId, orgId }, { accessGrant });
  else if (Object.keys(changes).length > 0)
    await recordsOf(userProfiles).update(id, changes, { accessGrant });
}
