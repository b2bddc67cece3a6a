import {
  moduleKinds,
  type RecordDefinition,
  type RecordType,
  records,
} from "@guildway/api-contract";
import { recordPolicies } from "../access/record-policies.ts";

/** A field of a type that names records. */
export interface NamedIn {
  readonly by: RecordDefinition;
  readonly field: string;
  /** Whether it takes what another organization shows as this one's. */
  readonly shared: boolean;
}

/** The tables whose records the modules of dashboards show. */
const shown = new Set<string>(
  Object.values(moduleKinds).map(({ records: type }) => records[type].table),
);

/** The types and fields that name records of a table; one that is in two types counts once. */
export function namedIn({ table }: RecordDefinition): NamedIn[] {
  const seen = new Set<string>();
  const byModules = shown.has(table)
    ? [{ by: records.dashboards, field: "shownIds", shared: false }]
    : [];
  // No reference: it may be that of another program (`check-integration.ts`).
  const byCourses =
    table === records.integrations.table
      ? [{ by: records.class, field: "integrationId", shared: false }]
      : [];
  const byReference = Object.entries(recordPolicies).flatMap(([type, { references = {} }]) => {
    const by: RecordDefinition = records[type as RecordType];
    return Object.entries(references)
      .filter(([, to]) => (typeof to === "string" ? to : to.table) === table)
      .filter(([field]) => {
        const place = `${by.table}.${field}`;
        return !seen.has(place) && seen.add(place);
      })
      .map(([field, to]) => ({ by, field, shared: typeof to !== "string" }));
  });
  return [...byReference, ...byModules, ...byCourses];
}
