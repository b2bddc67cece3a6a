import {
  type ApiProblem,
  compareChanges,
  currentOf,
  makeOnce,
  recordsOf,
} from "@guildway/api-client";
import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { useNavigate, useSearchParams } from "@guildway/router";
import { useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useOrganizations } from "../organizations.ts";
import type { AnyRoom, AnyRow, Asked } from "../room.ts";
import type { Conflict } from "./conflict-dialog.tsx";
import { faultInWords, faultsOfProblem } from "./faults.ts";
import {
  changedValues,
  faultsIn,
  type FormValues,
  type RecordFault,
  sentChanges,
  valuesOfRow,
} from "./form-values.ts";
import { useRecordDraft } from "./record-draft.ts";
import { useFormWords } from "./use-form-words.ts";

/** What stands in the form of a record, new where there is no row: kept as a draft, checked, saved, and asked about where others saved the same. */
export function useRecordForm(room: AnyRoom, row: AnyRow | undefined, asked: readonly Asked[]) {
  const fields = asked.map(({ field }) => field);
  const { record, page } = room;
  const words = useFormWords(room);
  const { own } = useOrganizations();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const draft = useRecordDraft(record, row?.id);
  const [make] = useState(() => makeOnce(record));
  const [address] = useSearchParams();
  const [kept, setKept] = useState(draft.read);
  const [conflict, setConflict] = useState<Conflict>();
  const read = row ?? { orgId: own?.id, ...givenBy(record, address, fields) };
  const typed = kept && changedValues(record, valuesOfRow(fields, kept.read), kept.values);
  // What others saved since a draft was begun is asked about like what they save from now on.
  const over = useRef<FormValues>({
    ...read,
    ...(kept && pick(kept.read, ["version", ...Object.keys(typed ?? {})])),
  });
  const { control, getValues, reset, setValue, subscribe } = useForm<Record<string, unknown>>({
    defaultValues: { ...valuesOfRow(fields, read), ...typed },
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => isDirty && draft.keep({ read: over.current, values }),
      }),
    [subscribe, draft],
  );

  const changed = (now: FormValues) =>
    changedValues(record, row ? valuesOfRow(fields, over.current) : {}, now);
  const save = async (now: FormValues) => {
    const records = recordsOf(record);
    const values = changed(now);
    let { id = "" } = row ?? {};
    try {
      const before = over.current as AnyRow;
      if (row) await records.update(id, sentChanges(record, before, values) as never, { before });
      else id = await make(values as never);
    } catch (error) {
      const current = currentOf(error) as AnyRow | undefined;
      if (!current) {
        if (row && words.failed) showToast("error", words.failed.update, { subject: "save" });
        throw error;
      }
      const { both } = compareChanges(over.current, current, values);
      return setConflict({ current, values, fields: both });
    }
    const name = String(now[record.named] ?? row?.[record.named] ?? "") || words.one;
    draft.forget();
    await queries.invalidateQueries({ queryKey: ["admin-console", record.type] });
    showToast("success", words.form[row ? "saved" : "created"](name), { subject: "save" });
    await navigate(linkTo(page, { id }));
  };
  const core = useFormCore<FormValues, RecordFault>({
    check(now) {
      const values = changed(now);
      return faultsIn(record, values, row ? asked.filter(({ field }) => field in values) : asked);
    },
    send: save,
    faultsOf: (error) => faultsOfProblem(error as ApiProblem, fields),
    say: (fault) => faultInWords(fault, words),
  });
  const submit = () => void core.submit(getValues());
  return {
    core,
    control,
    /** Changes several fields at once. */
    change(values: FormValues) {
      for (const [field, value] of Object.entries(values)) {
        core.mend(field);
        setValue(field, value, { shouldDirty: true });
      }
    },
    submit,
    /** Whether what was typed before was filled in again. */
    isTakenUp: kept !== undefined,
    /** Forgets what was typed, for who leaves. */
    forget: draft.forget,
    startAgain() {
      draft.forget();
      setKept(undefined);
      over.current = read;
      reset(valuesOfRow(fields, read));
    },
    conflict,
    closeConflict: () => setConflict(undefined),
    decide({ current }: Conflict, values: FormValues) {
      setConflict(undefined);
      over.current = current;
      reset({ ...valuesOfRow(fields, current), ...values });
      submit();
    },
  };
}

/** What the way to an empty form says already, such as whose the record is: texts only, as a list or a yes would not be shown as what it is. */
function givenBy(
  record: RecordDefinition,
  address: URLSearchParams,
  fields: readonly string[],
): FormValues {
  const isText = (field: string) => fieldsOf(record)[field]?.column === "text";
  return Object.fromEntries(
    [...address].filter(([field]) => fields.includes(field) && isText(field)),
  );
}

function pick(row: FormValues, fields: readonly string[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}
