import type { RecordChange } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button, ErrorState, Skeleton, useLanguage, useTexts } from "@guildway/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNames } from "../names.ts";
import { useOrganizations } from "../organizations.ts";
import type { AnyRoom, AnyRow, Beside } from "../room.ts";
import { useWords } from "../use-words.ts";
import { historyQuery } from "./history-query.ts";
import styles from "./history.module.css";
import { historyTexts } from "./texts.ts";
import { type Told, tell } from "./tell.ts";

/** What was done to a record, as sentences, newest first. */
export function History({ room, row }: { room: AnyRoom; row: AnyRow }) {
  const words = { ...useWords(room), told: useTexts(historyTexts) };
  const lang = useLanguage();
  const { all } = useOrganizations();
  const query = useInfiniteQuery(historyQuery(room, row.id));
  const changes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { names } = useNames(...namesIn(changes));
  if (query.isPending) return <Skeleton lines={3} />;
  if (query.isError)
    return <ErrorState title={words.told.failedHistory} onRetry={() => void query.refetch()} />;
  const shown = all.find(({ id }) => id === row.orgId);
  const beside: Beside = { lang, organizations: all, shown, names };
  if (changes.length === 0) return <p>{words.told.noHistory}</p>;
  return (
    <>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <Change
            key={change.id}
            change={change}
            told={tell(room, change, beside, words)}
            changer={words.told.changers[change.by.kind]}
          />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.told.olderChanges}
        </Button>
      )}
    </>
  );
}

function Change({ change, told, changer }: { change: RecordChange; told: Told; changer: string }) {
  const { by, at } = change;
  return (
    <li className={styles.change}>
      <p>
        {by.id ? (
          <Link to={linkTo("admin-console.users", { id: by.id })}>{by.name ?? by.id}</Link>
        ) : (
          changer
        )}{" "}
        {told.action} <time dateTime={at}>{told.when}</time>
      </p>
      {told.fields.length > 0 && (
        <ul className={styles.fields}>
          {told.fields.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The fields that changed and what stood in them, as names are looked for. */
function namesIn(changes: readonly RecordChange[]): Parameters<typeof useNames> {
  const fields = changes.flatMap((change) => change.fields);
  const rows = fields.flatMap(({ field, before, after }) => [
    { id: "", [field]: before },
    { id: "", [field]: after },
  ]);
  return [[...new Map(fields.map(({ field }) => [field, { field }])).values()], rows];
}
