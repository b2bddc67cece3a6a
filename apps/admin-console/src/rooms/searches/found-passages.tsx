import { call, type RowOf } from "@guildway/api-client";
import { readPassages, resources, type searches } from "@guildway/api-contract";
import { Loaded, Skeleton, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { NamedRecord } from "../../room/record/named.tsx";
import styles from "./found-passages.module.css";
import { texts } from "./texts.ts";

/** The passages that were found for a question, as they stand in the library now, best first. */
export function FoundPassages({
  row,
  text: found,
}: {
  row: RowOf<typeof searches>;
  /** The ids of the passages, with spaces between. */
  text: string;
}) {
  const text = useTexts(texts);
  const ids = found.split(" ");
  const query = useQuery({
    queryKey: ["admin-console", "passages", row.id],
    queryFn: ({ signal }) => call(readPassages, { body: { orgId: row.orgId ?? "", ids }, signal }),
  });
  return (
    <Loaded query={query} waiting={<Skeleton lines={4} />}>
      {({ items }) => (
        <>
          <ol className={styles.passages}>
            {items.map(({ id, refId, name, heading, pageNumber, text: words }) => (
              <li key={id} value={ids.indexOf(id) + 1}>
                <p className={styles.place}>
                  <NamedRecord record={resources} id={refId} name={name} />
                  {[heading, pageNumber && text.page(pageNumber)]
                    .filter(Boolean)
                    .map((part) => ` · ${part}`)}
                </p>
                <blockquote>{words}</blockquote>
              </li>
            ))}
          </ol>
          {items.length < ids.length && <p>{text.passagesGone(ids.length - items.length)}</p>}
        </>
      )}
    </Loaded>
  );
}
