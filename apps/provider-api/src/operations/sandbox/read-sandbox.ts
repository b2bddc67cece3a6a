import { readSandbox as endpoint } from "@guildway/api-contract";
import { findKey } from "../../access/find-key.ts";
import { sandboxKeyOf } from "../../access/sandbox-key.ts";
import { operation } from "../../http/operation.ts";

export const readSandbox = operation(endpoint, async (_call, services) => {
  const sandbox = sandboxKeyOf(services);
  if (!sandbox) return { sandbox: null };
  const { key, orgId, scopes, isStored } = sandbox;
  if (isStored && (await findKey(key, services)).why) return { sandbox: null };
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
