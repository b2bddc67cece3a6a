import { fieldsOf } from "@guildway/api-contract";
import { Button, Dialog, Notice, SelectField, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { faultInWords } from "../form/faults.ts";
import { FieldInput } from "../form/field-input.tsx";
import { faultsIn, sentValue } from "../form/form-values.ts";
import { organizationOf } from "../organizations.ts";
import type { AnyRoom, AnyRow } from "../room.ts";
import { useFormWords } from "../form/use-form-words.ts";
import styles from "./bulk.module.css";
import { texts } from "./texts.ts";
import { useBulkChange } from "./use-bulk-change.ts";

/** Changes one field of several records: what to, for how many, and what came of each. */
export function BulkDialog({
  room,
  rows,
  onClose,
}: {
  room: AnyRoom;
  rows: readonly AnyRow[];
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const words = useFormWords(room);
  const fields = fieldsOf(room.record);
  const [field, setField] = useState(room.bulk[0]!);
  const [typed, setTyped] = useState<unknown>();
  const [fault, setFault] = useState<string>();
  const { data: inputs } = useQuery({
    queryKey: ["admin-console", room.record.type, "inputs"],
    queryFn: () => room.inputs(),
    staleTime: Infinity,
  });
  const bulk = useBulkChange(room);
  const value = sentValue(
    typed ?? (fields[field]?.column === "boolean" ? false : null),
    fields[field],
  );
  const asked = room.form?.find((one) => one.field === field) ?? { field, needed: false };
  const run = (among: readonly AnyRow[]) => {
    const [wrong] = faultsIn(room.record, { [field]: value }, [asked]);
    setFault(wrong && faultInWords(wrong, words));
    if (!wrong) void bulk.run(among, { [field]: value });
  };
  const { refused, changed, done, isRunning } = bulk;
  const hasRun = done > 0 && !isRunning;
  // What is chosen from is one organization's only where all rows are.
  const owners = [...new Set(rows.map((row) => organizationOf(room.record, row)))];
  return (
    <Dialog
      open
      busy={isRunning}
      onClose={onClose}
      title={text.title(rows.length, words.many)}
      footer={
        hasRun ? (
          <>
            {refused.length > 0 && (
              <Button onClick={() => run(refused.map(({ row }) => row))}>{text.again}</Button>
            )}
            <Button variant="primary" onClick={onClose}>
              {text.close}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="primary"
              busy={isRunning}
              busyLabel={text.running(done, rows.length)}
              onClick={() => run(rows)}
            >
              {text.run(rows.length)}
            </Button>
            <Button onClick={onClose} disabled={isRunning}>
              {text.cancel}
            </Button>
          </>
        )
      }
    >
      {hasRun ? (
        <div role="status">
          <p>{text.changed(changed)}</p>
          {refused.length > 0 && (
            <Notice kind="danger">
              <p>{text.refused(refused.length)}</p>
              <ul className={styles.refused}>
                {refused.map(({ row, why }) => (
                  <li key={row.id}>
                    {String(row[room.record.named] ?? row.id)}: {why}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      ) : (
        <>
          <SelectField
            label={text.field}
            value={field}
            onChange={({ target }) => {
              setField(target.value);
              setTyped(undefined);
              setFault(undefined);
            }}
          >
            {room.bulk.map((one) => (
              <option key={one} value={one}>
                {words.fields[one]}
              </option>
            ))}
          </SelectField>
          {inputs && (
            <FieldInput
              key={field}
              record={room.record}
              field={field}
              needed={asked.needed}
              Input={inputs[field]}
              words={words}
              value={typed}
              saved={undefined}
              rich={undefined}
              onChange={setTyped}
              error={fault}
              orgId={owners.length === 1 ? owners[0] : undefined}
            />
          )}
          {room.record.way === "entries" && <p>{text.drafts}</p>}
        </>
      )}
    </Dialog>
  );
}
