import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { lazyPart, linkTo, usePageFrame } from "@guildway/federation";
import { Link } from "@guildway/router";
import { buttonClass, Card, Skeleton, useLanguage } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { idsIn, useNames } from "../names.ts";
import { LoadedRecord } from "../loaded-record.tsx";
import { useOrganizations } from "../organizations.ts";
import { namedBy } from "../references.ts";
import { richIn } from "../rich-fields.ts";
import type { AnyRoom, AnyRow, AnyShown, Beside } from "../room.ts";
import { textOf, valuesOf } from "../text-of.ts";
import { rightsQuery } from "../rights.ts";
import { useWords } from "../use-words.ts";
import { OpenedHistory } from "../history/opened-history.tsx";
import { Facts } from "./facts.tsx";
import { NamedOrganization, NamedRecord } from "./named.tsx";
import { recordQuery } from "./record-query.ts";
import { RemoveRecord } from "./remove-record.tsx";
import styles from "./room-record.module.css";

const WhyNot = lazyPart(async () => (await import("../why-not.tsx")).WhyNot);

const PublishDraft = lazyPart(async () => (await import("./publish-draft.tsx")).PublishDraft);
const RelatedRecords = lazyPart(async () => (await import("./related-records.tsx")).RelatedRecords);
const RichText = lazyPart(async () => (await import("@guildway/ui/rich-text")).RichText);

/** One record to read, with what can be done with it. */
export function RoomRecord({ room, id }: { room: AnyRoom; id: string }) {
  const { failed } = useWords(room);
  const query = useQuery(recordQuery(room, id));
  useEffect(() => {
    if (query.isError && failed) showToast("error", failed.read, { subject: "record" });
  }, [query.isError, failed]);
  return (
    <LoadedRecord room={room} query={query}>
      {(row) => <Found room={room} row={row} />}
    </LoadedRecord>
  );
}

function Found({ room, row }: { room: AnyRoom; row: AnyRow }) {
  const words = useWords(room);
  const lang = useLanguage();
  const { all } = useOrganizations();
  const { names, isPending } = useNames(Object.values(room.sections).flat(), [row]);
  const beside = { lang, organizations: all, shown: all.find(({ id }) => id === row.orgId), names };
  const name =
    (room.nameOf?.(row, beside) ?? String(row[room.record.named] ?? "")) || words.common.noName;
  usePageFrame({ title: name });
  return (
    <div className={styles.record}>
      <header className={styles.header}>
        <h1>{name}</h1>
        {room.Tags && <room.Tags row={row} beside={beside} />}
        <div className={styles.actions}>
          {room.Actions && (
            <Suspense>
              <room.Actions row={row} />
            </Suspense>
          )}
          {room.form && <Changes room={room} row={row} name={name} />}
        </div>
      </header>
      {room.Above && <room.Above row={row} />}
      {row.draft && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <PublishDraft room={room} row={row} name={name} />
        </Suspense>
      )}
      {room.Picture && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <room.Picture row={row} />
        </Suspense>
      )}
      {Object.entries(room.sections).map(([section, fields]) => (
        <Card key={section} title={words.sections?.[section] ?? section}>
          <Suspense fallback={<Skeleton lines={fields.length} />}>
            <Facts
              of={fields.map((shown) => ({
                name: words.fields[shown.field] ?? shown.field,
                values:
                  isPending && namedBy(shown.field) && idsIn(row, shown.field).length > 0
                    ? ["…"]
                    : factsOf(room, shown, row, beside, words),
                empty: isList(room.record, shown) ? words.common.none : words.common.notGiven,
              }))}
            />
          </Suspense>
        </Card>
      ))}
      {room.Below && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <room.Below row={row} />
        </Suspense>
      )}
      {room.related.length > 0 && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <RelatedRecords room={room} row={row} />
        </Suspense>
      )}
      {!room.record.view && <OpenedHistory room={room} row={row} />}
    </div>
  );
}

/** The ways to change a record, as far as the server lets one; where it does not, why. */
function Changes({ room, row, name }: { room: AnyRoom; row: AnyRow; name: string }) {
  const { common } = useWords(room);
  const { data: rights } = useQuery(rightsQuery(room, row.id));
  if (!rights) return null;
  return (
    <>
      {rights.update ? (
        <Link
          className={buttonClass({ variant: "primary" })}
          to={linkTo(room.page, { id: row.id, action: "edit" })}
        >
          {common.edit}
        </Link>
      ) : (
        <p className={styles.why}>
          <Suspense>
            <WhyNot why={rights.why.update} />
          </Suspense>
        </p>
      )}
      {rights.delete && <RemoveRecord room={room} row={row} name={name} />}
    </>
  );
}

function factsOf(
  room: AnyRoom,
  shown: AnyShown,
  row: AnyRow,
  beside: Beside,
  words: ReturnType<typeof useWords>,
) {
  const { field } = shown;
  const named = namedBy(field);
  if (named && !shown.text)
    return [...new Set(idsIn(row, field))].map((id) => {
      const name = beside.names.get(id);
      return name ? <NamedRecord key={id} record={named} id={id} name={name} /> : words.common.gone;
    });
  if (field === "orgId" && beside.shown)
    return [<NamedOrganization key={field} page={room.page} {...beside.shown} />];
  if (!shown.Cell && row[field] && richIn(room.record, field, row))
    return [<RichText key={field} html={String(row[field])} beneath={2} />];
  if (!shown.Cell) return valuesOf(room.record, shown, row, beside, words);
  const text = textOf(room, shown, row, beside, words);
  return text ? [<shown.Cell key={shown.field} row={row} text={text} />] : [];
}

function isList(record: RecordDefinition, { field }: AnyShown): boolean {
  return fieldsOf(record)[field]?.column === "textList";
}
