import { Link } from "@guildway/router";
import { Card, ErrorState, Skeleton } from "@guildway/ui";
import type { ReactNode } from "react";
import { shownDate } from "../../shown-date.ts";
import { texts } from "./texts.ts";
import styles from "./welcome.module.css";

/** Something that came in, and where it is. */
export interface Newcomer {
  id: string;
  name: string;
  to: string;
  createdAt: string | null | undefined;
}

/** What came in last of one kind, with how much there is of it. */
export function NewestCard({
  title,
  none,
  total,
  newcomers,
  onRetry,
  actions,
}: {
  title: string;
  none: string;
  total: number | undefined;
  newcomers: readonly Newcomer[] | undefined;
  /** Given where it could not be loaded. */
  onRetry: (() => void) | undefined;
  actions?: ReactNode;
}) {
  return (
    <Card title={title} count={total} actions={actions}>
      {onRetry && <ErrorState title={texts.failed} onRetry={onRetry} />}
      {!onRetry && !newcomers && <Skeleton lines={5} />}
      {newcomers?.length === 0 && <p>{none}</p>}
      {newcomers && newcomers.length > 0 && (
        <ul className={styles.rows}>
          {newcomers.map(({ id, name, to, createdAt }) => (
            <li key={id}>
              <Link to={to}>{name}</Link>
              <time dateTime={createdAt ?? undefined}>{shownDate(createdAt)}</time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
