import { recordsOf } from "@guildway/api-client";
import { resources } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Card, Loaded, Skeleton, useTexts } from "@guildway/ui";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { askAgain } from "../../room/at-work.ts";
import { IndexState, isAtWork, type Resource } from "../../rooms/resources/index-state.tsx";
import { texts as roomTexts } from "../../rooms/resources/texts.ts";
import { texts } from "./texts.ts";
import styles from "./upload-resources.module.css";

const addedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["admin-console", "resources", "added", ids],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await recordsOf(resources).list({
          ids,
          select: ["id", "name", "indexState", "indexReason", "pagesRead", "pages", "passageCount"],
          order: "-createdAt",
          limit: ids.length,
          signal,
        })
      ).items,
    refetchInterval: ({ state: { data } }) => askAgain({ isAtWork }, data as Resource[]),
  });

/** What was added, and how far it is read. */
export function AddedResources({ ids }: { ids: readonly string[] }) {
  const words = useTexts(texts);
  const { reasons } = useTexts(roomTexts);
  const query = useQuery(addedQuery(ids));
  return (
    <Card title={words.added} count={ids.length}>
      <Loaded query={query} waiting={<Skeleton lines={ids.length} />}>
        {(items) => (
          <ul className={styles.added}>
            {items.map((row) => (
              <li key={row.id}>
                <Link to={linkTo("admin-console.resources", { id: row.id })}>{row.name}</Link>
                <IndexState row={row} />
                {row.indexState === "ready" && (
                  <span className={styles.note}>{words.passages(row.passageCount ?? 0)}</span>
                )}
                {row.indexReason && <p className={styles.note}>{reasons[row.indexReason]}</p>}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
