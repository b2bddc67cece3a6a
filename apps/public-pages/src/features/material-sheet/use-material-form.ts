import {
  type ApiProblem,
  compareChanges,
  currentOf,
  failureCode,
  recordsOf,
  isUnanswered,
  makeOnce,
} from "@guildway/api-client";
import { materials } from "@guildway/api-contract";
import { useAuth } from "@guildway/auth";
import { useTexts } from "@guildway/ui";
import { draftOf, type FormFault, useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { Material } from "../../material/material-query.ts";
import { changesTo, isKept, type MaterialValues, valuesOf } from "./material-values.ts";
import { texts } from "./texts.ts";

interface Fault extends FormFault {
  why: "title" | "network" | "forbidden" | "other" | { said: string };
}

interface Props {
  row: Material | undefined;
  orgId: string | undefined;
  onSaved(id: string): void;
}

/** What is typed into the form of a material: kept as a draft, checked, saved, and asked about where others saved the same. */
export function useMaterialForm({ row, orgId, onSaved }: Props) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const user = useAuth((auth) => (auth.status === "signed-in" ? auth.user : undefined));
  const draft = useMemo(
    () => draftOf(user && `${user.id}.material-sheet.${row?.id ?? "new"}`, isKept),
    [user, row?.id],
  );
  const [make] = useState(() => makeOnce(materials));
  const [kept, setKept] = useState(draft.read);
  const over = useRef(kept?.read ?? row);
  const [values, setValues] = useState(kept?.values ?? valuesOf(row));
  const [conflict, setConflict] = useState<Material>();

  const change = (to: Partial<MaterialValues>) =>
    setValues((before) => {
      const now = { ...before, ...to };
      draft.keep({ read: over.current, values: now });
      return now;
    });
  const save = async (now: MaterialValues) => {
    const changes = changesTo(valuesOf(over.current), now);
    let id = row?.id ?? "";
    try {
      if (over.current) await recordsOf(materials).update(id, changes, { before: over.current });
      else {
        const owner = orgId ?? user?.orgId;
        const made = { ...now, ...(owner && { orgId: owner }) };
        id = await make(made);
      }
    } catch (error) {
      const current = currentOf(error) as Material | undefined;
      if (current) return setConflict(current);
      if (row) showToast("error", text.faults.other, { subject: "save" });
      throw error;
    }
    draft.forget();
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === materials.type,
    });
    showToast("success", text.saved, { subject: "save" });
    onSaved(id);
  };
  const core = useFormCore<MaterialValues, Fault>({
    check: ({ title }) => (title.trim() ? [] : [{ field: "title", why: "title" }]),
    send: save,
    faultsOf: (error) => faultsOf(error as ApiProblem),
    say: ({ why }) => (typeof why === "string" ? text.faults[why] : text.faults.said(why.said)),
  });
  return {
    core,
    values,
    change,
    isTakenUp: kept !== undefined,
    forget: draft.forget,
    startAgain() {
      draft.forget();
      setKept(undefined);
      over.current = row;
      setValues(valuesOf(row));
    },
    conflict,
    /** What counts where two have changed the same: over theirs, or without what stays theirs. */
    decide(current: Material, mine: boolean) {
      const before = over.current;
      const changes = before ? changesTo(valuesOf(before), values) : values;
      const both = before ? compareChanges(before, current, changes).both : [];
      const own = Object.entries(changes).filter(([name]) => mine || !both.includes(name));
      const now = { ...valuesOf(current), ...Object.fromEntries(own) };
      setConflict(undefined);
      over.current = current;
      setValues(now);
      void core.submit(now);
    },
    closeConflict: () => setConflict(undefined),
  };
}

function faultsOf(error: ApiProblem): Fault[] {
  const code = failureCode(error);
  const named = (error.details?.faults ?? []).map(({ field, reason }): Fault => ({
    field,
    why: { said: reason },
  }));
  if (named.length > 0) return named;
  if (isUnanswered(error)) return [{ why: "network" }];
  if (code === "access.forbidden") return [{ why: "forbidden" }];
  console.error(error);
  return [{ why: "other" }];
}
