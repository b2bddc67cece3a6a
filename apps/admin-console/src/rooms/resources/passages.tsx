import { recordsOf } from "@guildway/api-client";
import { documents } from "@guildway/api-contract";
import { Card, EmptyState, Loaded, Pagination, Skeleton, useTexts } from "@guildway/ui";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Resource } from "./index-state.tsx";
import styles from "./passages.module.css";
import { texts } from "./texts.ts";

const pageSize = 20;

/** The passages of a resource, some at a time; asked for anew when it was read. */
function passagesQuery({ id, indexedAt, passageCount }: Resource, page: number) {
  return queryOptions({
    queryKey: ["admin-console", "documents", "of", id, { indexedAt, passageCount }, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      recordsOf(documents).list({
        filters: { "refId[eq]": id },
        select: ["id", "rawText", "heading", "pageNumber", "position"],
        order: "position",
        limit: pageSize,
        page,
        signal,
      }),
  });
}

/** What the assistant searches of a resource. */
export function Passages({ row }: { row: Resource }) {
  const words = useTexts(texts).passages;
  const [page, setPage] = useState(1);
  const query = useQuery(passagesQuery(row, page));
  return (
    <Card title={words.title} count={query.data?.total}>
      <Loaded query={query} waiting={<Skeleton lines={8} />} failed={{ title: words.failed }}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={words.none} text={words.noneText} />
          ) : (
            <div aria-busy={query.isPlaceholderData}>
              <ol className={styles.passages} start={(page - 1) * pageSize + 1}>
                {items.map(({ id, heading, pageNumber, rawText }) => (
                  <li key={id} className={styles.passage}>
                    <p className={styles.place}>
                      {[heading, pageNumber && words.page(pageNumber)].filter(Boolean).join(" · ")}
                    </p>
                    <p className={styles.text}>{rawText}</p>
                  </li>
                ))}
              </ol>
              {total > pageSize && (
                <Pagination
                  label={words.pages}
                  from={(page - 1) * pageSize + 1}
                  to={(page - 1) * pageSize + items.length}
                  total={total}
                  previous={page > 1 ? { onClick: () => setPage(page - 1) } : undefined}
                  next={page * pageSize < total ? { onClick: () => setPage(page + 1) } : undefined}
                />
              )}
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}
