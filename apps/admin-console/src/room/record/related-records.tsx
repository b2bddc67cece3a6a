import { type FieldOf, recordsOf } from "@guildway/api-client";
import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Card, Loaded, Notice, Skeleton, useLanguage } from "@guildway/ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { organizationOf } from "../organizations.ts";
import { formOf } from "../references.ts";
import type { AnyRoom, AnyRow, Related } from "../room.ts";
import { useWords } from "../use-words.ts";
import styles from "./related-records.module.css";

/** How many are named before the list itself is the better place. */
const mostNamed = 8;

/** The records of one type that name a record. */
function relatedQuery({ record, by }: Related, id: string) {
  const named = record.named as FieldOf<RecordDefinition>;
  const op = fieldsOf(record)[by]?.column === "textList" ? "ov" : "eq";
  return queryOptions({
    queryKey: ["admin-console", record.type, "related", by, id],
    queryFn: ({ signal }) =>
      recordsOf(record).list({
        filters: { [`${by}[${op}]`]: id } as never,
        select: ["id", named],
        limit: mostNamed,
        signal,
      }),
  });
}

/** The records that belong to one, by name, with the way to all of them. */
export function RelatedRecords({ room, row }: { room: AnyRoom; row: AnyRow }) {
  return room.related.map((related) => (
    <RelatedOfType key={related.page} room={room} row={row} related={related} />
  ));
}

/** The way to the empty form of a record that names this one, where one can be made by itself and names one. */
function AddRelated({ related, row }: { related: Related; row: AnyRow }) {
  const { record, page, by } = related;
  const lang = useLanguage();
  const label = formOf(page)?.label[lang];
  if (!label || fieldsOf(record)[by]?.column === "textList") return null;
  const orgId = organizationOf(record, row);
  return (
    <Link to={linkTo(page, { id: "new" }, { [by]: row.id, ...(orgId && { orgId }) })}>{label}</Link>
  );
}

function RelatedOfType({ room, row, related }: { room: AnyRoom; row: AnyRow; related: Related }) {
  const { record, page, by, needed, isNoFilter } = related;
  const words = useWords(room);
  const query = useQuery(relatedQuery(related, row.id));
  const all = linkTo(page, {}, { [by]: row.id, organization: "all" });
  return (
    <Card
      title={words.related?.[page] ?? record.title}
      count={query.data?.total}
      actions={
        <>
          <AddRelated related={related} row={row} />
          {!isNoFilter && <Link to={all}>{words.common.seeAll}</Link>}
        </>
      }
    >
      <Loaded query={query} waiting={<Skeleton lines={2} />}>
        {({ items }) =>
          items.length === 0 && needed ? (
            <Notice kind="warning">{words.relatedNeeded?.[page]}</Notice>
          ) : items.length === 0 ? (
            <p className={styles.none}>{words.common.none}</p>
          ) : (
            <ul className={styles.names}>
              {(items as AnyRow[]).map((item) => (
                <li key={item.id}>
                  <Link to={linkTo(page, { id: item.id })}>
                    {String(item[record.named] ?? "") || words.common.noName}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
