import { failureCode, type ApiProblem, recordsOf } from "@guildway/api-client";
import { linkTo, usePageFrame } from "@guildway/federation";
import { Link, useNavigate } from "@guildway/router";
import { Button, buttonClass, EmptyState, Loaded, Notice } from "@guildway/ui";
import { draftOf, FormFrame, useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useOrganizations } from "../organizations.ts";
import { recordQuery } from "../record/record-query.ts";
import { askedFields, type AnyRoom, type AnyRow, nameField } from "../room.ts";
import { useWords } from "../use-words.ts";
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
  const { common, one } = useWords(room);
  // What others save meanwhile must not change what stands in the form.
  const query = useQuery({
    ...recordQuery(room, id),
    staleTime: Infinity,
    refetchOnMount: "always",
  });
  return (
    <Loaded
      query={query}
      failed={{ title: common.failedRecord(one) }}
      instead={(error) =>
        failureCode(error) === "record.not-found" && (
          <EmptyState title={common.missingTitle(one)} text={common.missingText} />
        )
      }
    >
      {(row) => <RoomForm key={row.id} room={room} row={row} />}
    </Loaded>
  );
}

/** The form of a record, new where there is no row; what is typed is kept in this tab until it is saved. */
export function RoomForm({ room, row }: { room: AnyRoom; row?: AnyRow }) {
  const words = useWords(room);
  const { common } = words;
  const { own } = useOrganizations();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const asked = useMemo(() => fieldsToAsk(room, row === undefined), [room, row]);
  const before = useMemo(
    () =>
      valuesOfRow(
        asked.map(({ field }) => field),
        row ?? { orgId: own?.id },
      ),
    [asked, row, own?.id],
  );
  const draft = useMemo(
    () => draftOf(`${room.record.type}.${row?.id ?? "new"}`, isValues),
    [room, row],
  );
  const [kept, setKept] = useState(draft.read);
  const { control, getValues, reset, watch } = useForm<Record<string, unknown>>({
    defaultValues: { ...before, ...kept },
  });
  useEffect(() => {
    const watching = watch((now) => draft.keep(now));
    return () => watching.unsubscribe();
  }, [watch, draft]);

  const rowName = String(row?.[nameField(room.record)] ?? "");
  const title = row ? common.editTitle(rowName) : common.addTitle(words.one);
  usePageFrame({ title });
  const form = useFormCore<FormValues, RecordFault>({
    check: (now) => faultsIn(room.record, changedValues(row ? before : {}, now), row === undefined),
    async send(now) {
      const records = recordsOf(room.record);
      const values = changedValues(row ? before : {}, now);
      const saved = String(now[nameField(room.record)] ?? rowName);
      let { id = "" } = row ?? {};
      if (row) await records.update(id, values as never, { before: row });
      else ({ id } = await records.create(values as never));
      draft.forget();
      await queries.invalidateQueries({ queryKey: ["admin-console", room.record.type] });
      showToast("success", (row ? common.saved : common.created)(saved), { subject: "save" });
      await navigate(linkTo(room.page, { id }));
    },
    faultsOf: (error) =>
      faultsOfProblem(
        error as ApiProblem,
        asked.map(({ field }) => field),
      ),
    say: (fault) => faultInWords(fault, words),
  });
  const discard = () => {
    draft.forget();
    setKept(undefined);
    reset(before);
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
                orgId={(row?.orgId ?? watch("orgId")) as string | undefined}
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
    </div>
  );
}

/** The fields of a room's form; a new record also says whose it is. */
function fieldsToAsk({ record, form = [] }: AnyRoom, isNew: boolean) {
  const asked = askedFields(form);
  if (!isNew || !("orgId" in record.fields)) return asked;
  return [...askedFields([{ field: "orgId" as never, Input: OrganizationInput }]), ...asked];
}

function isValues(kept: unknown): kept is FormValues {
  return typeof kept === "object" && kept !== null && !Array.isArray(kept);
}
