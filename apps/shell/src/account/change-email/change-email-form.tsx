import { call } from "@guildway/api-client";
import { changeEmail, isMailAddress } from "@guildway/api-contract";
import { TextField, useLanguage, useTexts } from "@guildway/ui";
import { useFormCore } from "@guildway/ui/forms";

import { PasswordField } from "../account-form/password-field.tsx";
import { type AccountFault, faultOf, useFaultWords } from "../account-form/use-fault-words.ts";
import { WholeForm } from "../account-form/whole-form.tsx";
import { texts } from "./texts.ts";

/** The new address and the account's password; what was typed stays while something is wrong. */
export function ChangeEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const say = useFaultWords();
  const form = useFormCore<FormData, AccountFault>({
    check,
    async send(values) {
      const email = emailIn(values);
      const currentPassword = String(values.get("password"));
      await call(changeEmail, { body: { email, currentPassword, lang } });
      onSent(email);
    },
    faultsOf: (error) => [faultOf(error, { "auth.bad-credentials": "password" })],
    say,
  });
  return (
    <WholeForm form={form} submit={text.submit} busy={text.busy}>
      <TextField
        id="email"
        name="email"
        type="email"
        label={text.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        error={form.errorOf("email")}
      />
      <PasswordField
        id="password"
        name="password"
        label={text.password}
        hint={text.passwordHint}
        autoComplete="current-password"
        show={text.showPassword}
        error={form.errorOf("password")}
      />
    </WholeForm>
  );
}

const emailIn = (values: FormData) => String(values.get("email")).trim();

function check(values: FormData): AccountFault[] {
  return [
    ...(isMailAddress(emailIn(values)) ? [] : [{ field: "email", code: "email.shape" }]),
    ...(values.get("password") ? [] : [{ field: "password", code: "password.missing" }]),
  ];
}
