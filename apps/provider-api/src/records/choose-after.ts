import { fieldsOf, type ListQuery, type RecordDefinition } from "@guildway/api-contract";
import { type Kysely, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { clauseOf, type Conditions, hasValue, orderOf } from "./choose-page.ts";
import { casts } from "./filter-condition.ts";

/** The record that a page comes after: what it is ordered by, as the database writes it, its id, and how many came with it. */
export interface After {
  values: readonly (string | null)[];
  id: string;
  count: number;
}

type Condition = RawBuilder<SqlBool>;

/** A page that follows a record: its ids in their order, and where it ends as it was chosen, whatever becomes of its last record. */
export interface PageAfter {
  ids: readonly string[];
  end?: Omit<After, "count"> | undefined;
}

/** Chooses such a page. An index is read from that record on, however many come before. */
export async function chooseAfter(
  db: Kysely<Database>,
  definition: RecordDefinition,
  where: Conditions,
  query: ListQuery,
  after: After | undefined,
): Promise<PageAfter> {
  const page: Omit<After, "count">[] = [];
  // As text, since an instant has more digits in the database than in an answer.
  const values = sql.join(query.order.map(({ field }) => sql`${sql.ref(field)}::text`));
  for (const part of partsAfter(definition, query, after)) {
    const limit = query.limit - page.length;
    if (limit === 0) break;
    const { rows } = await sql<Omit<After, "count">>`
      SELECT "id", ARRAY[${values}]::text[] AS "values" FROM ${sql.table(definition.table)} ${clauseOf([...where, ...part.where])}
      ORDER BY ${part.order} LIMIT ${limit}`.execute(db);
    page.push(...rows);
  }
  return { ids: page.map(({ id }) => id), end: page.at(-1) };
}

/** What has no value comes last. An index is read from a value on only without what has none, so that the two are read one after the other. */
function partsAfter(
  definition: RecordDefinition,
  query: ListQuery,
  after: After | undefined,
): { where: Conditions; order: RawBuilder<unknown> }[] {
  const [first, ...more] = query.order;
  if (!first || more.length > 0)
    return [{ where: after ? [followsAll(definition, query, after)] : [], order: orderOf(query) }];
  const { field, descending } = first;
  const column = sql.ref(field);
  const way = sql.raw(descending ? "DESC" : "ASC");
  const beyond = sql.raw(descending ? "<" : ">");
  const value = after?.values[0];
  const inOrder = sql`${column} ${way}, "id" ${way}`;
  const valued: Condition = sql`${column} IS NOT NULL`;
  const next: Condition = sql`(${column}, "id") ${beyond} (${valueOf(definition, field, value)}, ${after?.id})`;
  const nextEmpty: Condition = sql`"id" ${beyond} ${after?.id}`;
  const withValue = { where: after ? [valued, next] : [valued], order: inOrder };
  const isAmongEmpty = after !== undefined && value === null;
  const without = {
    where: [sql<SqlBool>`${column} IS NULL`, ...(isAmongEmpty ? [nextEmpty] : [])],
    order: sql`"id" ${way}`,
  };
  if (hasValue(field, query)) return [withValue];
  return isAmongEmpty ? [without] : [withValue, without];
}

/** Behind a record by the first field in which they differ, by the id where they differ in none. */
function followsAll(
  definition: RecordDefinition,
  { order }: ListQuery,
  { values, id }: After,
): Condition {
  const isBackwards = order.length > 0 && order.every(({ descending }) => descending);
  const fields = [...order, { field: "id", descending: isBackwards }];
  const all = [...values, id];
  const ways = fields.map(({ field, descending }, at): Condition => {
    const same = fields
      .slice(0, at)
      .map(
        (one, before): Condition =>
          sql`${sql.ref(one.field)} IS NOT DISTINCT FROM ${valueOf(definition, one.field, all[before])}`,
      );
    const column = sql.ref(field);
    const beyond = sql.raw(descending ? "<" : ">");
    const later: Condition =
      all[at] === null
        ? sql`false`
        : sql`(${column} ${beyond} ${valueOf(definition, field, all[at])} OR ${column} IS NULL)`;
    return sql`(${sql.join([...same, later], sql` AND `)})`;
  });
  return sql`(${sql.join(ways, sql` OR `)})`;
}

function valueOf(definition: RecordDefinition, field: string, value: string | null | undefined) {
  const { column } = fieldsOf(definition)[field]!;
  return sql`${value ?? null}::${sql.raw(casts[column])}`;
}
