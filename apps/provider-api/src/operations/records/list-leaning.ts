import {
  fieldsOf,
  type Leaning,
  listLeaning as endpoint,
  moduleKinds,
  type RecordDefinition,
  type RecordType,
  records,
} from "@guildway/api-contract";
import { policyOf, recordPolicies } from "../../access/record-policies.ts";
import { kindOf } from "../../access/caller.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { listRecords, standingOf } from "../../records/list-records.ts";
import { partsOf } from "../../records/parts.ts";
import { readerOf } from "./writer-of.ts";

/** How many of a type are named. */
const mostNamed = 5;

export const listLeaning = operation(endpoint, async (call, services) => {
  const { type, id } = call.query;
  const definition: RecordDefinition = records[type];
  const reader = readerOf(call);
  if (!(await standingOf(services, definition, id, reader))) throw new Problem("record.not-found");
  const parts = partsOf(definition);
  const items: Leaning[] = [];
  for (const { by, field } of namedIn(definition)) {
    if (policyOf(by.type).read[kindOf(call.caller)] === "none") continue;
    const op = fieldsOf(by)[field]?.column === "textList" ? "ov" : "eq";
    const asked: [string, string][] = [
      [`f.${field}[${op}]`, id],
      ["select", [...new Set(["id", by.named])].join(",")],
      ["limit", String(mostNamed)],
    ];
    const { items: first, total } = await listRecords(services, by, asked, reader);
    if (total === 0) continue;
    items.push({
      type: by.type as RecordType,
      field,
      total,
      goWithIt: parts.some(({ part, column }) => part.table === by.table && column === field),
      first: first.map((row) => ({ id: String(row["id"]), name: String(row[by.named] ?? "") })),
    });
  }
  return { items };
});

/** The tables whose records the modules of dashboards show. */
const shown = new Set<string>(
  Object.values(moduleKinds).map(({ records: type }) => records[type].table),
);

/** The types and fields that name records of a table; one that is in two types counts once. */
function namedIn({ table }: RecordDefinition): { by: RecordDefinition; field: string }[] {
  const seen = new Set<string>();
  const byModules = shown.has(table) ? [{ by: records.dashboards, field: "shownIds" }] : [];
  const byReference = Object.entries(recordPolicies).flatMap(([type, { references = {} }]) => {
    const by: RecordDefinition = records[type as RecordType];
    return Object.entries(references)
      .filter(([, to]) => (typeof to === "string" ? to : to.table) === table)
      .filter(([field]) => {
        const place = `${by.table}.${field}`;
        return !seen.has(place) && seen.add(place);
      })
      .map(([field]) => ({ by, field }));
  });
  return [...byReference, ...byModules];
}
