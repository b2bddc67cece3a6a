import { type ApiProblem, compareChanges, currentOf, recordsOf } from "@guildway/api-client";
import { useAuth } from "@guildway/auth";
import { linkTo, usePageFrame } from "@guildway/federation";
import { Link, useNavigate } from "@guildway/router";
import { Button, buttonClass, Notice } from "@guildway/ui";
import { draftOf, FormFrame, useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { LoadedRecord } from "../loaded-record.tsx";
import { useOrganizations } from "../organizations.ts";
import { recordQuery } from "../record/record-query.ts";
import { askedFields, type AnyRoom, type AnyRow } from "../room.ts";
import { useWords } from "../use-words.ts";
import { type Conflict, ConflictDialog } from "./conflict-dialog.tsx";
import { FieldInput } from "./field-input.tsx";
import {
  changedValues,
  faultsIn,
  type FormValues,
  type RecordFault,
  valuesOfRow,
} from "./form-values.ts";
import { OrganizationInput } from "./organization-input.tsx";
import { faultInWords, faultsOfProblem } from "./faults.ts";
import styles from "./room-form.module.css";

/** The form of a record that is there. */
export function EditForm({ room, id }: { room: AnyRoom; id: string }) {
  // What others save meanwhile must not change what stands in the form.
  const query = useQuery({
    ...recordQuery(room, id),
    staleTime: Infinity,
    refetchOnMount: "always",
  });
  return (
    <LoadedRecord room={room} query={query}>
      {(row) => <RoomForm key={row.id} room={room} row={row} />}
    </LoadedRecord>
  );
}

/** The form of a record, new where there is no row; what is typed is kept in this tab until it is saved. */
export function RoomForm({ room, row }: { room: AnyRoom; row?: AnyRow }) {
  const words = useWords(room);
  const { common } = words;
  const { own } = useOrganizations();
  const userId = useAuth((auth) => (auth.status === "signed-in" ? auth.user.id : ""));
  const navigate = useNavigate();
  const queries = useQueryClient();
  const asked = useMemo(() => fieldsToAsk(room, row === undefined), [room, row]);
  const fields = asked.map(({ field }) => field);
  const draft = useMemo(
    () => draftOf(`${userId}.${room.record.type}.${row?.id ?? "new"}`, isKept),
    [userId, room, row?.id],
  );
  const [kept, setKept] = useState(draft.read);
  const [conflict, setConflict] = useState<Conflict>();
  const read = row ?? { orgId: own?.id };
  const typed = kept && changedValues(valuesOfRow(fields, kept.read), kept.values);
  // What others saved since a draft was begun is asked about like what they save from now on.
  const over = useRef<FormValues>({
    ...read,
    ...(kept && pick(kept.read, ["version", ...Object.keys(typed ?? {})])),
  });
  const { control, getValues, reset, subscribe } = useForm<Record<string, unknown>>({
    defaultValues: { ...valuesOfRow(fields, read), ...typed },
  });
  const orgId = useWatch({ control, name: "orgId" });
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => isDirty && draft.keep({ read: over.current, values }),
      }),
    [subscribe, draft],
  );

  const rowName = String(row?.[room.record.named] ?? "");
  const title = row ? common.editTitle(rowName) : common.addTitle(words.one);
  usePageFrame({ title });
  const changed = (now: FormValues) =>
    changedValues(row ? valuesOfRow(fields, over.current) : {}, now);
  const save = async (now: FormValues) => {
    const records = recordsOf(room.record);
    const values = changed(now);
    let { id = "" } = row ?? {};
    try {
      if (row) await records.update(id, values as never, { before: over.current as AnyRow });
      else ({ id } = await records.create(values as never));
    } catch (error) {
      const current = currentOf(error) as AnyRow | undefined;
      if (!current) throw error;
      const { both } = compareChanges(over.current, current, values);
      return setConflict({ current, values, fields: both });
    }
    const saved = String(now[room.record.named] ?? rowName);
    draft.forget();
    await queries.invalidateQueries({ queryKey: ["admin-console", room.record.type] });
    showToast("success", (row ? common.saved : common.created)(saved), { subject: "save" });
    await navigate(linkTo(room.page, { id }));
  };
  const form = useFormCore<FormValues, RecordFault>({
    check: (now) => faultsIn(room.record, changed(now), row ? Object.keys(changed(now)) : fields),
    send: save,
    faultsOf: (error) => faultsOfProblem(error as ApiProblem, fields),
    say: (fault) => faultInWords(fault, words),
  });
  const discard = () => {
    draft.forget();
    setKept(undefined);
    over.current = read;
    reset(valuesOfRow(fields, read));
  };
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {kept && (
        <Notice kind="info">
          <p>{common.draftKept}</p>
          <Button variant="quiet" onClick={discard}>
            {common.discard}
          </Button>
        </Notice>
      )}
      <FormFrame form={form} onSubmit={() => void form.submit(getValues())}>
        {asked.map((one) => (
          <Controller
            key={one.field}
            control={control}
            name={one.field}
            render={({ field: { value, onChange } }) => (
              <FieldInput
                record={room.record}
                asked={one}
                words={words}
                value={value}
                onChange={(to) => {
                  form.mend(one.field);
                  onChange(to);
                }}
                error={form.errorOf(one.field)}
                orgId={(row?.orgId ?? orgId) as string | undefined}
              />
            )}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={common.saving}>
            {row ? common.save : common.create(words.one)}
          </Button>
          <Link
            className={buttonClass()}
            to={linkTo(room.page, row && { id: row.id })}
            onClick={() => draft.forget()}
          >
            {common.cancel}
          </Link>
        </div>
      </FormFrame>
      {conflict && (
        <ConflictDialog
          room={room}
          conflict={conflict}
          onClose={() => setConflict(undefined)}
          onDecide={(values) => {
            setConflict(undefined);
            over.current = conflict.current;
            reset({ ...valuesOfRow(fields, conflict.current), ...values });
            void form.submit(getValues());
          }}
        />
      )}
    </div>
  );
}

/** The fields of a room's form; a new record also says whose it is. */
function fieldsToAsk({ record, form = [] }: AnyRoom, isNew: boolean) {
  const asked = askedFields(form);
  if (!isNew || !("orgId" in record.fields)) return asked;
  return [...askedFields([{ field: "orgId" as never, Input: OrganizationInput }]), ...asked];
}

const pick = (row: FormValues, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

/** What was typed, and the record as it was when one began to type. */
interface Kept {
  read: FormValues;
  values: FormValues;
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === "object" && kept !== null && "read" in kept && "values" in kept;
}
