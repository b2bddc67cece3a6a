import { linkTo, usePageFrame } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button, buttonClass, Notice } from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import { Controller, useWatch } from "react-hook-form";
import type { AnyRoom, AnyRow, Asked, Inputs } from "../room.ts";
import { organizationOf } from "../organizations.ts";
import { useWords } from "../use-words.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FieldInput } from "./field-input.tsx";
import { fieldsToAsk, groupsOf } from "./form-groups.ts";
import { OrganizationInput } from "./organization-input.tsx";
import { useRecordForm } from "./use-record-form.ts";
import styles from "./room-form.module.css";

/** The form of a record, new where there is no row; what is typed is kept in this tab until it is saved. */
export function RoomForm({ room, row, inputs }: { room: AnyRoom; row?: AnyRow; inputs: Inputs }) {
  const words = useWords(room);
  const { common } = words;
  const asked = fieldsToAsk(room, row === undefined);
  const form = useRecordForm(
    room,
    row,
    asked.map(({ field }) => field),
  );
  const { core, control, conflict } = form;
  const orgId = useWatch({ control, name: "orgId" });
  const title = row
    ? common.editTitle(String(row[room.record.named] ?? ""))
    : common.addTitle(words.one);
  usePageFrame({ title });
  const input = (one: Asked) => (
    <Controller
      key={one.field}
      control={control}
      name={one.field}
      render={({ field: { value, onChange } }) => (
        <FieldInput
          record={room.record}
          field={one.field}
          Input={one.field === "orgId" ? OrganizationInput : inputs[one.field]}
          words={words}
          value={value}
          saved={row?.[one.field]}
          onChange={(to) => {
            core.mend(one.field);
            onChange(to);
          }}
          error={core.errorOf(one.field)}
          orgId={row ? organizationOf(room.record, row) : (orgId as string | undefined)}
        />
      )}
    />
  );
  const groups = groupsOf(room, asked);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {form.isTakenUp && (
        <Notice kind="info">
          <p>{common.draftKept}</p>
          <Button variant="quiet" onClick={form.startAgain}>
            {common.discard}
          </Button>
        </Notice>
      )}
      <FormFrame form={core} onSubmit={form.submit}>
        {groups.length === 1
          ? asked.map(input)
          : groups.map(({ section, asked }) => (
              <fieldset key={section ?? ""} className={styles.group}>
                {section && <legend>{words.sections?.[section]}</legend>}
                {asked.map(input)}
              </fieldset>
            ))}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={core.busy} busyLabel={common.saving}>
            {row ? common.save : common.create(words.one)}
          </Button>
          <Link
            className={buttonClass()}
            to={linkTo(room.page, row && { id: row.id })}
            onClick={form.forget}
          >
            {common.cancel}
          </Link>
        </div>
      </FormFrame>
      {conflict && (
        <ConflictDialog
          room={room}
          conflict={conflict}
          onClose={form.closeConflict}
          onDecide={(values) => form.decide(conflict, values)}
        />
      )}
    </div>
  );
}
