import { richTextLength } from "@guildway/api-contract";
import { Button } from "@guildway/ui";
import { type Control, useWatch } from "react-hook-form";
import { richIn } from "../rich-fields.ts";
import type { AnyRoom, AnyRow } from "../room.ts";
import { useFormWords } from "./use-form-words.ts";
import styles from "./room-form.module.css";

/** The button that saves a form; off, with the reason, while an input holds it up or a rich text is too long. */
export function SaveButton({
  room,
  row,
  control,
  fields,
  held,
  busy,
}: {
  room: AnyRoom;
  row: AnyRow | undefined;
  control: Control<Record<string, unknown>>;
  fields: readonly string[];
  /** Why an input holds it up. */
  held: string | undefined;
  busy: boolean;
}) {
  const words = useFormWords(room);
  const text = words.form;
  const values = { ...row, ...useWatch({ control }) };
  const tooLong = fields.find((field) => {
    const rich = richIn(room.record, field, values);
    return rich && richTextLength(String(values[field] ?? "")) > rich.max;
  });
  const why = tooLong ? text.tooLongToSave(words.fields[tooLong] ?? "") : held;
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyLabel={text.saving}
        disabled={why !== undefined}
      >
        {row ? text.save : text.create(words.one)}
      </Button>
      {why && <p className={styles.why}>{why}</p>}
    </>
  );
}
