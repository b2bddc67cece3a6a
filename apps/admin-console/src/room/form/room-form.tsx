import { linkTo, usePageFrame } from "@guildway/federation";
import { Link } from "@guildway/router";
import { fieldsOf } from "@guildway/api-contract";
import { Button, buttonClass, Notice } from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import { useCallback, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import type { AnyRoom, AnyRow, Asked, Inputs } from "../room.ts";
import { organizationOf } from "../organizations.ts";
import { richIn } from "../rich-fields.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FieldInput } from "./field-input.tsx";
import { fieldsToAsk, groupsOf } from "./form-groups.ts";
import { HoldSaving } from "./held-saving.ts";
import { OrganizationInput } from "./organization-input.tsx";
import { Preview } from "./preview.tsx";
import { SectionInput } from "./section-input.tsx";
import { SaveButton } from "./save-button.tsx";
import { useRecordForm } from "./use-record-form.ts";
import { useFormWords } from "./use-form-words.ts";
import styles from "./room-form.module.css";
import { inSentence } from "../in-sentence.ts";

/** The form of a record, new where there is no row; what is typed is kept in this tab until it is saved. */
export function RoomForm({ room, row, inputs }: { room: AnyRoom; row?: AnyRow; inputs: Inputs }) {
  const words = useFormWords(room);
  const text = words.form;
  const asked = fieldsToAsk(room, row === undefined);
  const form = useRecordForm(room, row, asked);
  const { core, control, conflict } = form;
  const [holds, setHolds] = useState<Readonly<Record<string, string | undefined>>>({});
  const hold = useCallback(
    (field: string, why: string | undefined) =>
      setHolds((before) => (before[field] === why ? before : { ...before, [field]: why })),
    [],
  );
  const orgId = useWatch({ control, name: "orgId" });
  // What makes a text rich can be turned on beside it.
  const switches = asked.flatMap(({ field }) => fieldsOf(room.record)[field]?.rich?.where ?? []);
  const turned = useWatch({ control, name: switches });
  const read = { ...row, ...Object.fromEntries(switches.map((name, at) => [name, turned[at]])) };
  const title = row
    ? text.editTitle(String(row[room.record.named] ?? "") || inSentence(words.one))
    : text.addTitle(words.one);
  usePageFrame({ title });
  const owner = row ? organizationOf(room.record, row) : (orgId as string | undefined);
  const input = (one: Asked) => (
    <Controller
      key={one.field}
      control={control}
      name={one.field}
      render={({ field: { value, onChange } }) => (
        <FieldInput
          record={room.record}
          field={one.field}
          needed={one.needed}
          Input={one.field === "orgId" ? OrganizationInput : inputs[one.field]}
          words={words}
          value={value}
          saved={row?.[one.field]}
          rich={richIn(room.record, one.field, read)}
          onChange={(to) => {
            core.mend(one.field);
            onChange(to);
          }}
          error={core.errorOf(one.field)}
          orgId={owner}
        />
      )}
    />
  );
  const inputsOf = (section: string | undefined, fields: readonly Asked[]) => {
    const Part = section && room.together[section];
    if (!Part) return fields.map(input);
    return (
      <SectionInput {...{ Part, fields, control, core }} onChange={form.change} orgId={owner} />
    );
  };
  const groups = groupsOf(room, asked);
  return (
    <div className={styles.page} data-preview={room.Preview && ""}>
      <h1>{title}</h1>
      {form.isTakenUp && (
        <Notice kind="info">
          <p>{text.draftKept}</p>
          <Button variant="quiet" onClick={form.startAgain}>
            {text.discard}
          </Button>
        </Notice>
      )}
      <FormFrame form={core} onSubmit={form.submit}>
        <HoldSaving value={hold}>
          {groups.length === 1
            ? asked.map(input)
            : groups.map(({ section, asked }) => (
                <fieldset
                  key={section ?? ""}
                  className={styles.group}
                  data-together={section && room.together[section] ? "" : undefined}
                >
                  {section && <legend>{words.sections?.[section]}</legend>}
                  {inputsOf(section, asked)}
                </fieldset>
              ))}
        </HoldSaving>
        <div className={styles.buttons}>
          <SaveButton
            {...{ room, row, control }}
            fields={asked.map(({ field }) => field)}
            held={Object.values(holds).find((why) => why !== undefined)}
            busy={core.busy}
          />
          <Link
            className={buttonClass()}
            to={linkTo(room.page, row && { id: row.id })}
            onClick={form.forget}
          >
            {text.cancel}
          </Link>
        </div>
      </FormFrame>
      {room.Preview && <Preview Part={room.Preview} control={control} />}
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
