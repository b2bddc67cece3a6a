import type { RowOf } from "@guildway/api-client";
import type { RecordDefinition } from "@guildway/api-contract";
import { useSearchParams } from "@guildway/router";
import { Card, EmptyState, Loaded, Pagination, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import styles from "./look-after-locations.module.css";
import { type Asked, ofPlacesQuery } from "./of-places-query.ts";
import { texts } from "./texts.ts";

interface Props<D extends RecordDefinition> {
  /** What is listed. */
  title: string;
  asked: Asked<D>;
  /** What stands there where there are none. */
  none: string;
  /** A record as an item of the list. */
  children(row: RowOf<D> & { id: string }): ReactNode;
}

/** Records of some locations page by page; which page it is stands in the address under the name of their type. */
export function PagedList<D extends RecordDefinition>({ title, asked, none, children }: Props<D>) {
  const text = useTexts(texts);
  const [address, setAddress] = useSearchParams();
  const name = asked.record.type;
  const page = Math.max(1, Math.trunc(Number(address.get(name)) || 1));
  const query = useQuery(ofPlacesQuery(asked, page));
  const goTo = (next: number) =>
    setAddress((now) => {
      const then = new URLSearchParams(now);
      if (next > 1) then.set(name, String(next));
      else then.delete(name);
      return then;
    });
  return (
    <Card title={title} count={query.data?.total}>
      <Loaded query={query} failed={text.failed}>
        {({ items, total, rangeFrom, rangeTo, limit }) =>
          items.length === 0 && page === 1 ? (
            <EmptyState title={none} />
          ) : (
            <>
              <ul className={styles.list}>
                {items.map((row) => children(row as RowOf<D> & { id: string }))}
              </ul>
              {(total > limit || page > 1) && (
                <Pagination
                  from={(rangeFrom ?? -1) + 1}
                  to={(rangeTo ?? -1) + 1}
                  total={total}
                  previous={page > 1 ? { onClick: () => goTo(page - 1) } : undefined}
                  next={page * limit < total ? { onClick: () => goTo(page + 1) } : undefined}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
