import { readSigningKeys as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

export const readSigningKeys = operation(endpoint, async (_, { keys }) => ({
  keys: keys.publicKeys() as Record<string, unknown>[],
}));
