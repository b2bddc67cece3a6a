import type { ApiProblem } from "@guildway/api-client";
import { useTexts } from "@guildway/ui";
import { type FormCore, type FormFault, useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";
import { texts } from "./texts.ts";

interface Task<Values, Field extends string> {
  fields: readonly Field[];
  check(values: Values): readonly { field: Field; message: string }[];
  save(values: Values): Promise<void>;
  /** Once it is stored. */
  onSaved(): void;
}

/** A form of the profile: it says that it saves, that it saved, or that something went wrong. */
export function useProfileForm<Values, Field extends string>({
  fields,
  check,
  save,
  onSaved,
}: Task<Values, Field>): FormCore<Values> {
  const text = useTexts(texts);
  return useFormCore<Values, FormFault & { message: string }>({
    check,
    async send(values) {
      showToast("info", text.saving, { subject: "profile" });
      await save(values);
      showToast("success", text.saved, { subject: "profile" });
      onSaved();
    },
    faultsOf(error) {
      console.error(error);
      showToast("error", text.failed, { subject: "profile" });
      const refused = refusedFields(error, fields).map((field) => ({
        field,
        message: text.refusedOf[field] ?? text.refused,
      }));
      return [{ message: text.failed }, ...refused];
    },
    say: ({ message }) => message,
  });
}

/** The fields that the server names. */
function refusedFields<Field extends string>(error: unknown, fields: readonly Field[]): Field[] {
  const faults = (error as ApiProblem | null)?.details?.faults ?? [];
  return fields.filter((name) => faults.some(({ field }) => field === name));
}
