import { call } from "@guildway/api-client";
import { changePassword, shortestPassword } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { useFormCore } from "@guildway/ui/forms";

import { PasswordField } from "../account-form/password-field.tsx";
import { type AccountFault, faultOf, useFaultWords } from "../account-form/use-fault-words.ts";
import { WholeForm } from "../account-form/whole-form.tsx";
import { texts } from "./texts.ts";

/** The password that one has and the one that one wants; what was typed stays while something is wrong. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const say = useFaultWords();
  const form = useFormCore<FormData, AccountFault>({
    check,
    async send(values) {
      const currentPassword = String(values.get("currentPassword"));
      const newPassword = String(values.get("newPassword"));
      await call(changePassword, { body: { currentPassword, newPassword, lang } });
      onChanged();
    },
    faultsOf: (error) => [
      faultOf(error, {
        "auth.bad-credentials": "currentPassword",
        "auth.weak-password": "newPassword",
      }),
    ],
    say,
  });
  return (
    <WholeForm form={form} submit={text.submit} busy={text.busy}>
      <PasswordField
        id="currentPassword"
        name="currentPassword"
        label={text.current}
        autoComplete="current-password"
        show={text.showCurrent}
        error={form.errorOf("currentPassword")}
      />
      <PasswordField
        id="newPassword"
        name="newPassword"
        label={text.new}
        hint={text.newHint}
        autoComplete="new-password"
        show={text.showNew}
        error={form.errorOf("newPassword")}
      />
    </WholeForm>
  );
}

function check(values: FormData): AccountFault[] {
  const isShort = String(values.get("newPassword")).length < shortestPassword;
  return [
    ...(values.get("currentPassword")
      ? []
      : [{ field: "currentPassword", code: "password.missing" }]),
    ...(isShort ? [{ field: "newPassword", code: "newPassword.short" }] : []),
  ];
}
