import { type SearchedType, searchedTypes } from "@guildway/api-contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Caller } from "../../access/caller.ts";
import { policyOf, readReach } from "../../access/record-policies.ts";
import { ownScope } from "../reach.ts";
import { publicScope } from "../public-scope.ts";
import { openFields, homeOf } from "../reading-scope.ts";
import { foundBySearch } from "../views.ts";

/** What a caller may find of a record type, and by which fields. */
export interface SearchScope {
  type: SearchedType;
  /** The fields of its name. */
  name: readonly string[];
  /** All fields by which it is found, its name first. */
  by: readonly string[];
  also: string | undefined;
  organization: string;
  /** Which records; none where every one. */
  where: readonly RawBuilder<SqlBool>[];
}

const everything = { filters: [], order: [], orgId: undefined };

/** What a caller may find: of each type the records that they list, by the fields that they read of them. */
export function searchScopes(caller: Caller): SearchScope[] {
  return searchedTypes().flatMap((type) => {
    const { definition } = type;
    const policy = policyOf(definition.type);
    const reach = readReach(policy, caller);
    const own = ownScope(reach, policy, caller);
    const inPublic = publicScope(everything, policy, homeOf(reach, caller));
    const open = new Set<string>(inPublic ? policy.publicColumns : openFields(definition, caller));
    const name = type.name.filter((field) => open.has(field));
    if (reach === "none" || name.length === 0) return [];
    return {
      type,
      name,
      by: [...name, ...(type.by ?? []).filter((field) => open.has(field))],
      also: type.also && open.has(type.also) ? type.also : undefined,
      organization: policy.organizationColumn,
      where: [
        inPublic ? sql<SqlBool>`(${own} OR ${inPublic})` : own,
        foundBySearch(definition),
      ].filter((condition) => condition !== undefined),
    };
  });
}
