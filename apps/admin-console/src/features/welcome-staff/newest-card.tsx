import type { Page } from "@guildway/api-client";
import { Link } from "@guildway/router";
import { shownDay } from "@guildway/rules";
import { Card, Loaded, type LoadedQuery, Skeleton } from "@guildway/ui";
import type { ReactNode } from "react";
import styles from "./welcome.module.css";

/** Something that came in, and where it is. */
export interface Newcomer {
  id: string;
  name: string;
  to: string;
  createdAt: string | null | undefined;
}

/** What came in last of one kind, with how much there is of it. */
export function NewestCard<T>({
  timeZone,
  title,
  none,
  query,
  newcomer,
  actions,
}: {
  timeZone: string | null;
  title: string;
  none: string;
  query: LoadedQuery<Page<T>>;
  newcomer(item: T): Newcomer;
  actions?: ReactNode;
}) {
  return (
    <Card title={title} count={query.data?.total} actions={actions}>
      <Loaded query={query} waiting={<Skeleton lines={5} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{none}</p>
          ) : (
            <ul className={styles.rows}>
              {items.map(newcomer).map(({ id, name, to, createdAt }) => (
                <li key={id}>
                  <Link to={to}>{name}</Link>
                  <time dateTime={createdAt ?? undefined}>{shownDay(createdAt, timeZone)}</time>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
