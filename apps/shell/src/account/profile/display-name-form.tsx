import { recordsOf } from "@guildway/api-client";
import { isPersonName, type SessionUser, users } from "@guildway/api-contract";
import { retrySession } from "@guildway/auth";
import { TextField, useTexts } from "@guildway/ui";
import { useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";

import { type AccountFault, faultOf, useFaultWords } from "../account-form/use-fault-words.ts";
import { WholeForm } from "../account-form/whole-form.tsx";
import { texts } from "./texts.ts";

/** The name that the product calls somebody by. */
export function DisplayNameForm({ user }: { user: SessionUser }) {
  const text = useTexts(texts);
  const say = useFaultWords(text.faults);
  const form = useFormCore<FormData, AccountFault>({
    check: (values) =>
      isPersonName(displayNameIn(values)) ? [] : [{ field: "displayName", code: "name.shape" }],
    async send(values) {
      await recordsOf(users).update(user.id, { displayName: displayNameIn(values) || null });
      // The bar above shows it at once.
      await retrySession();
      showToast("success", text.saved);
    },
    faultsOf: (error) => [faultOf(error, { "input.invalid": "displayName" })],
    say,
  });
  return (
    <WholeForm form={form} submit={text.save} busy={text.saving}>
      <TextField
        id="displayName"
        name="displayName"
        label={text.displayName}
        hint={text.displayNameHint}
        autoComplete="nickname"
        maxLength={150}
        defaultValue={user.displayName}
        error={form.errorOf("displayName")}
      />
    </WholeForm>
  );
}

const displayNameIn = (values: FormData) => String(values.get("displayName") ?? "").trim();
