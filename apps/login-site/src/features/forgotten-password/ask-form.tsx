import { call } from "@guildway/api-client";
import { requestPasswordReset } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { AccountForm } from "../../account-form/account-form.tsx";
import { checkEmail, typed } from "../../account-form/check-form.ts";
import { EmailField } from "../../account-form/email-field.tsx";
import { useAccountForm } from "../../account-form/use-account-form.ts";
import { texts } from "./texts.ts";

interface AskFormProps {
  continueUrl: string | undefined;
  /** The address typed before, for who comes back to use another. */
  before: string | undefined;
  onSent: (email: string) => void;
}

/** Asks for the mail that sets a new password. */
export function AskForm({ continueUrl, before, onSent }: AskFormProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const form = useAccountForm({
    check: checkEmail,
    async send(form) {
      const email = typed(form, "email");
      await call(requestPasswordReset, { body: { email, continueUrl, lang } });
      onSent(email);
    },
  });
  return (
    <AccountForm form={form} submit={text.submit} busy={text.busy}>
      <EmailField defaultValue={before} error={form.errorOf("email")} />
    </AccountForm>
  );
}
