import { users } from "@guildway/api-contract";
import { readableMembership } from "@guildway/rules";

/** Ids to append, or to add and to remove. */
type ListChange = string[] | { add?: string[] | undefined; remove?: string[] | undefined };

/** A user as far as merging looks at it. */
export interface MergedUser {
  [field: string]: unknown;
}

const nameParts = ["firstName", "middleName", "lastName", "suffix"] as const;

/** The values to store when a change is merged into a user; only fields that the change touches are named. */
export function mergeUser(current: MergedUser, change: MergedUser): MergedUser {
  const merged: MergedUser = { ...change };
  if (change["role"] !== undefined) merged["role"] = asOneItemList(change["role"]);
  if (change["membership"] !== undefined)
    merged["membership"] = asOneMembership(change["membership"]);
  for (const field of users.merged ?? [])
    if (change[field] !== undefined && change[field] !== null)
      merged[field] = changeList(current[field], change[field] as ListChange);
  if (change["integration"]) merged["integration"] = mergeIntegration(current, change);
  if (nameParts.some((part) => change[part] !== undefined))
    merged["name"] = composeName({ ...current, ...change });
  return merged;
}

/** "first middle last, suffix"; null where there is nothing to compose. */
export function composeName(user: MergedUser): string | null {
  const part = (name: (typeof nameParts)[number]) => String(user[name] ?? "").trim();
  const name = [part("firstName"), part("middleName"), part("lastName")].filter(Boolean).join(" ");
  return [name, part("suffix")].filter(Boolean).join(", ") || null;
}

/** One value becomes a list of it; of a list the first counts; nothing becomes null. */
export function asOneItemList(value: unknown): unknown[] | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === null || first === "" ? null : [first];
}

/** Of several memberships the readable one counts. */
export function asOneMembership(membership: unknown): unknown[] | null {
  return asOneItemList(
    Array.isArray(membership) ? readableMembership(membership as string[]) : membership,
  );
}

function changeList(current: unknown, change: ListChange): string[] | null {
  const { add = [], remove = [] } = Array.isArray(change) ? { add: change } : change;
  const kept = [...new Set([...((current as string[] | null) ?? []), ...add])].filter(
    (id) => !remove.includes(id),
  );
  return kept.length > 0 ? kept : null;
}

function mergeIntegration(current: MergedUser, change: MergedUser): Record<string, unknown> {
  const before = (current["integration"] ?? {}) as Record<string, unknown>;
  const after = change["integration"] as Record<string, unknown>;
  if (after["uniqueCertificateData"] === undefined) return { ...before, ...after };
  return {
    ...before,
    ...after,
    uniqueCertificateData: {
      ...(before["uniqueCertificateData"] as object | undefined),
      ...(after["uniqueCertificateData"] as object | null),
    },
  };
}
