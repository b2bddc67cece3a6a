import { lazyPart, linkTo, usePageFrame } from "@guildway/federation";
import { Link, useSearchParams } from "@guildway/router";
import {
  Badge,
  Button,
  buttonClass,
  EmptyState,
  Loaded,
  Pagination,
  Skeleton,
  useLanguage,
  useTexts,
} from "@guildway/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { focusTitle } from "../focus-title.ts";
import { useNames } from "../names.ts";
import { useOrganizations } from "../organizations.ts";
import type { AnyRoom, AnyRow } from "../room.ts";
import { rightsQuery } from "../rights.ts";
import { useWords } from "../use-words.ts";
import { isFiltered, listInput, pageSize, readView, type View, writeView } from "../view.ts";
import { texts as viewTexts } from "../views/texts.ts";
import { listQuery, shownOrganization } from "./list-query.ts";
import { DownloadCsv } from "./download-csv.tsx";
import { useQuiet } from "./use-quiet.ts";
import { RoomFilters } from "./room-filters.tsx";
import { RoomTable } from "./room-table.tsx";
import styles from "./room-list.module.css";

const BulkBar = lazyPart(async () => (await import("../bulk/bulk-bar.tsx")).BulkBar);

const ViewsButton = lazyPart(async () => (await import("../views/views-button.tsx")).ViewsButton);

/** The list of a room, a page at a time; everything that it shows stands in the address. */
export function RoomList({ room }: { room: AnyRoom }) {
  const words = useWords(room);
  const [address, setAddress] = useSearchParams();
  const lang = useLanguage();
  const { own, all } = useOrganizations();
  usePageFrame({ title: words.list ?? words.many });
  const view = readView(room, address);
  const shownId = shownOrganization(room, view, own?.id);
  const query = useQuery({
    ...listQuery(room, view, shownId),
    placeholderData: keepPreviousData,
    enabled: own !== undefined,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const { data: rights } = useQuery({ ...rightsQuery(room), enabled: words.add !== undefined });
  const isQuiet = useQuiet(!query.isPending);
  if (!own) return null;
  const beside = { lang, organizations: all, shown: all.find(({ id }) => id === shownId) };
  const change = (to: Partial<View>) => setAddress(writeView(room, view, to));
  return (
    <div className={styles.list}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <div className={styles.title}>
            <h1>{words.list ?? words.many}</h1>
            {query.data && <Badge count={query.data.total} isMore={query.data.isCapped} />}
          </div>
          {room.views && (
            <Suspense fallback={<ViewsToCome />}>
              {isQuiet ? <ViewsButton room={room} view={view} orgId={shownId} /> : <ViewsToCome />}
            </Suspense>
          )}
        </div>
        <div className={styles.actions}>
          {room.bulk.length > 0 && !chosen && (
            <Button variant="quiet" onClick={() => setChosen(new Set())}>
              {words.common.changeSeveral}
            </Button>
          )}
          <DownloadCsv room={room} input={listInput(room, view, shownId)} beside={beside} />
          {room.ListActions && (room.record.view || rights?.create) && <room.ListActions />}
          {words.add && rights?.create && (
            <Link
              className={buttonClass({ variant: "primary" })}
              to={linkTo(room.page, { id: "new" })}
            >
              {words.add}
            </Link>
          )}
        </div>
      </header>
      <RoomFilters room={room} view={view} own={own} beside={beside} onChange={change} />
      {chosen && (
        <Suspense fallback={<Skeleton lines={1} />}>
          <BulkBar
            room={room}
            chosen={query.data?.items.filter(({ id }) => chosen.has(id)) ?? []}
            onEnd={() => {
              setChosen(undefined);
              focusTitle();
            }}
          />
        </Suspense>
      )}
      <Loaded
        query={query}
        waiting={<Skeleton lines={12} />}
        failed={{ title: words.common.failedList(words.many) }}
      >
        {({ items, total, isCapped, rangeFrom, rangeTo }) =>
          items.length === 0 ? (
            <Nothing room={room} view={view} total={total} onChange={change} />
          ) : (
            <div className={styles.found} aria-busy={query.isPlaceholderData}>
              <FoundTable
                // All organizations have a column more.
                key={shownId}
                room={room}
                rows={items}
                view={view}
                beside={beside}
                onChange={change}
                chosen={chosen}
                onChoose={setChosen}
              />
              <Pagination
                from={(rangeFrom ?? 0) + 1}
                to={(rangeTo ?? 0) + 1}
                total={total}
                isMore={isCapped}
                previous={
                  view.page > 1 ? { onClick: () => change({ page: view.page - 1 }) } : undefined
                }
                next={
                  isCapped || view.page * pageSize < total
                    ? { onClick: () => change({ page: view.page + 1 }) }
                    : undefined
                }
              />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

/** The room of the button that comes after the list. */
function ViewsToCome() {
  const { views } = useTexts(viewTexts);
  return (
    <Button className={styles.toCome} disabled aria-hidden="true">
      {views}
    </Button>
  );
}

function FoundTable({
  rows,
  beside,
  ...shown
}: Omit<Parameters<typeof RoomTable>[0], "beside" | "areSettled"> & {
  rows: readonly AnyRow[];
  beside: Omit<Parameters<typeof RoomTable>[0]["beside"], "names">;
}) {
  const { names, isPending } = useNames(shown.room.columns, rows);
  return (
    <div className={styles.surface}>
      <RoomTable {...shown} rows={rows} areSettled={!isPending} beside={{ ...beside, names }} />
    </div>
  );
}

function Nothing({
  room,
  view,
  total,
  onChange,
}: {
  room: AnyRoom;
  view: View;
  total: number;
  onChange: (to: Partial<View>) => void;
}) {
  const { common, many, noneText } = useWords(room);
  if (total > 0)
    return (
      <EmptyState
        title={common.pastEndTitle}
        action={<Button onClick={() => onChange({ page: 1 })}>{common.firstPage}</Button>}
      />
    );
  return isFiltered(view) ? (
    <EmptyState title={common.noMatchTitle(many)} text={common.noMatchText} />
  ) : (
    <EmptyState title={common.noneTitle(many)} text={noneText} />
  );
}
