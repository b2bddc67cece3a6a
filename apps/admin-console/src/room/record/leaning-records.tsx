import { call } from "@guildway/api-client";
import { type Leaning, listLeaning, type RecordType, records } from "@guildway/api-contract";
import { Loaded, Notice, Skeleton, useLanguage, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { nameOfRoom } from "../references.ts";
import type { AnyRoom } from "../room.ts";
import { NamedRecord } from "./named.tsx";
import { texts } from "./remove-texts.ts";
import styles from "./leaning-records.module.css";

/** Who names a record, for whoever is about to delete it; nobody is asked for once it goes. */
export function LeaningRecords({ room, id, going }: { room: AnyRoom; id: string; going: boolean }) {
  const text = useTexts(texts);
  const query = useQuery({
    queryKey: ["admin-console", room.record.type, "leaning", id],
    staleTime: 0,
    enabled: !going,
    queryFn: ({ signal }) =>
      call(listLeaning, { query: { type: room.record.type as RecordType, id }, signal }),
  });
  return (
    <Loaded query={query} waiting={<Skeleton lines={3} />}>
      {({ items }) =>
        items.length > 0 && (
          <Notice kind="warning">
            <Group of={items.filter(({ goWithIt }) => goWithIt)} says={text.goWithIt} />
            <Group of={items.filter(({ goWithIt }) => !goWithIt)} says={text.nameIt} />
          </Notice>
        )
      }
    </Loaded>
  );
}

function Group({ of, says }: { of: readonly Leaning[]; says: string }) {
  const lang = useLanguage();
  if (of.length === 0) return null;
  return (
    <>
      <p>{says}</p>
      <ul className={styles.types}>
        {of.map(({ type, field, total, first }) => (
          <li key={`${type} ${field}`}>
            {nameOfRoom(records[type], lang)} ({total}):{" "}
            {first.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ", "}
                <NamedRecord record={records[type]} id={id} name={name || id} />
              </span>
            ))}
            {total > first.length && ", …"}
          </li>
        ))}
      </ul>
    </>
  );
}
