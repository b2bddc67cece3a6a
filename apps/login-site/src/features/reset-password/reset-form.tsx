import { call, failureCode } from "@guildway/api-client";
import { resetPassword } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { AccountForm } from "../../account-form/account-form.tsx";
import { checkNewPassword, typed } from "../../account-form/check-form.ts";
import { PasswordField } from "../../account-form/password-field.tsx";
import { useAccountForm } from "../../account-form/use-account-form.ts";
import { texts } from "./texts.ts";

interface ResetFormProps {
  token: string;
  /** With how many passkeys sign in beside the new password. */
  onChanged: (passkeys: number) => void;
  onInvalid: () => void;
}

/** The new password. */
export function ResetForm({ token, onChanged, onInvalid }: ResetFormProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const form = useAccountForm({
    check: checkNewPassword,
    async send(form) {
      try {
        const password = typed(form, "password");
        const { passkeys } = await call(resetPassword, { body: { token, password, lang } });
        onChanged(passkeys);
      } catch (error) {
        if (failureCode(error) !== "auth.link-invalid") throw error;
        onInvalid();
      }
    },
    fieldOf: { "auth.weak-password": "password" },
  });
  return (
    <AccountForm form={form} submit={text.submit} busy={text.busy}>
      <PasswordField kind="new" label={text.password} error={form.errorOf("password")} />
    </AccountForm>
  );
}
