import { type CallersOf, type Endpoint, type Grant, isGated } from "@guildway/api-contract";
import type { CallerKind } from "./caller.ts";
import { policyOf } from "./record-policies.ts";

/** Who can make a call at all, from its access or from the policy of its record. */
export function callersOf(endpoint: Endpoint): CallersOf {
  const { access, record, grants = [] } = endpoint;
  if (record) return callersOfRecord(record.definition.type, record.does);
  return {
    visitors: access === "public",
    people: access !== "apiKey",
    keys: access === "public" || access === "apiKey",
    grants,
  };
}

function callersOfRecord(type: string, does: NonNullable<Endpoint["record"]>["does"]): CallersOf {
  const policy = policyOf(type);
  const reads = does === "list" || does === "read";
  const reaches = policy[reads ? "read" : does === "publish" ? "update" : does];
  const isPublic = reads && policy.publicBy.length > 0;
  const may = (caller: CallerKind) => isPublic || reaches[caller] !== "none";
  const byAccess =
    (reads && (isGated(type) || policy.reachedByAccess !== undefined)) ||
    (does === "create" && policy.accessMayCreate === true) ||
    (does === "update" && policy.accessMayChange !== undefined);
  const grants: Grant[] = [
    ...(byAccess ? (["access"] as const) : []),
    ...(does === "update" && policy.grantsEditing ? (["edit"] as const) : []),
  ];
  const people: CallerKind[] = ["student", "teacher", "admin", "owner", "superAdmin"];
  return { visitors: may("anonymous"), people: people.some(may), keys: may("apiKey"), grants };
}
