import {
  type ModuleKind,
  moduleKinds,
  type ModuleType,
  type PageModule,
  records,
} from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";

type Row = Readonly<Record<string, unknown>>;

interface Fault {
  field: string;
  reason: string;
}

const zones = ["zone1", "zone2", "zone3"] as const;

/**
 * Refuses modules that name more than they can show, or what is not there, another organization's or not of their kind;
 * what modules of a kind named before stays, wherever it is moved.
 */
export async function checkModules(
  transaction: Kysely<Database>,
  values: Row,
  before: Row,
  orgId: unknown,
): Promise<void> {
  const known = new Set(zones.flatMap((zone) => modulesIn(before, zone)).flatMap(namedBy));
  const faults: Fault[] = [];
  for (const field of zones)
    for (const [index, module] of modulesIn(values, field).entries()) {
      const kind = moduleKinds[module.moduleType];
      const ids = new Set(module.selectedIds);
      const say = (reason: string) =>
        faults.push({ field, reason: `module ${index + 1} ${reason}` });
      if (ids.size > kind.most) say(`shows at most ${kind.most}`);
      const asked = [...ids].filter((id) => !known.has(nameOf(module.moduleType, id)));
      const fitting = await fittingIds(transaction, kind, asked, orgId);
      const unknown = asked.find((id) => !fitting.has(id));
      if (unknown !== undefined)
        say(`names no ${wordOf(kind)} of this organization: ${unknown.slice(0, 80)}`);
    }
  if (faults.length > 0) throw new Problem("record.reference-unknown", { faults });
}

const modulesIn = (row: Row, zone: string) => (row[zone] ?? []) as readonly PageModule[];

const nameOf = (type: ModuleType, id: string) => `${type} ${id}`;

const namedBy = ({ moduleType, selectedIds = [] }: PageModule) =>
  selectedIds.map((id) => nameOf(moduleType, id));

/** Those of the ids that modules of a kind can show: no note stands on a page. */
async function fittingIds(
  transaction: Kysely<Database>,
  { records: type, widgets }: ModuleKind,
  ids: readonly string[],
  orgId: unknown,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const fits = {
    widgets: sql`"type" = ${widgets}`,
    materials: sql`"noteType" IS NULL`,
    integrations: sql`true`,
  }[type];
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM ${sql.table(records[type].table)}
    WHERE "id" = ANY(${ids}::text[]) AND "orgId" = ${orgId} AND ${fits}`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

const wordOf = ({ records: type, widgets }: ModuleKind) =>
  widgets ? `widget of the kind ${widgets}` : type.slice(0, -1);
