import { readSandbox as endpoint } from "@guildway/api-contract";
import { sandboxKeyOf } from "../../access/sandbox-key.ts";
import { operation } from "../../http/operation.ts";
import { hashSecret } from "../../platform/secrets.ts";
import type { Services } from "../../services.ts";

export const readSandbox = operation(endpoint, async (_call, services) => {
  const sandbox = sandboxKeyOf(services);
  if (!sandbox) return { sandbox: null };
  const { key, orgId, scopes, isStored } = sandbox;
  if (isStored && !(await works(services, key))) return { sandbox: null };
  const organization = await services.db
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", orgId)
    .executeTakeFirst();
  return {
    sandbox: organization
      ? { key, organizationName: organization.name ?? orgId, scopes: [...scopes] }
      : null,
  };
});

/** Whether a key that is kept with the organization's others was neither taken back nor replaced, and has not ended. */
async function works({ db, clock }: Services, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("apiKeys")
    .select("expiresAt")
    .where("tokenHash", "=", hashSecret(key))
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  return row !== undefined && (row.expiresAt === null || new Date(row.expiresAt) > clock());
}
