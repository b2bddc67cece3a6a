import type { Kysely } from "kysely";
import { nameInUrl } from "../../files/stored-file.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

/** A signature of a person with their name; refuses a picture that is neither their upload nor what is stored as their signature. */
export async function signatureOfPerson(
  transaction: Kysely<Database>,
  given: string,
  userId: string,
  orgId: string,
): Promise<{ url: string; name: string | null }> {
  const name = nameInUrl(given);
  const user = await transaction
    .selectFrom("users")
    .select(["name", "userSignature"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const isStored = user.userSignature !== null && name === nameInUrl(user.userSignature);
  const file = await transaction
    .selectFrom("files")
    .select(["type", "createdBy"])
    .where("name", "=", name ?? "")
    .where("orgId", "=", orgId)
    .forKeyShare()
    .executeTakeFirst();
  if (file?.type !== "image/png" || (!isStored && file.createdBy !== userId))
    throw new Problem("file.not-found");
  return { url: `/v1/files/${name}`, name: user.name };
}
