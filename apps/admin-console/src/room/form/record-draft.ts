import type { RecordDefinition } from "@guildway/api-contract";
import { useAuth } from "@guildway/auth";
import { type Draft, draftOf } from "@guildway/ui/forms";
import { useMemo } from "react";
import type { FormValues } from "./form-values.ts";

/** What was typed, and the record as it was when one began to type. */
interface Kept {
  read: FormValues;
  values: FormValues;
}

/** The draft of a record's form, each person's own. */
export function useRecordDraft({ type }: RecordDefinition, id = "new"): Draft<Kept> {
  const userId = useAuth((auth) => (auth.status === "signed-in" ? auth.user.id : ""));
  return useMemo(() => draftOf(`${userId}.${type}.${id}`, isKept), [userId, type, id]);
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === "object" && kept !== null && "read" in kept && "values" in kept;
}
