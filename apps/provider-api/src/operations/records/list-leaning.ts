import {
  fieldsOf,
  type Leaning,
  listLeaning as endpoint,
  type RecordDefinition,
  type RecordType,
  records,
} from "@guildway/api-contract";
import { policyOf } from "../../access/record-policies.ts";
import { kindOf } from "../../access/caller.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { listRecords, standingOf } from "../../records/list-records.ts";
import { namedIn } from "../../records/named-in.ts";
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
