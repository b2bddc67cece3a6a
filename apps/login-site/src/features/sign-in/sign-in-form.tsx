import { call } from "@guildway/api-client";
import { signIn } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { AccountForm } from "../../account-form/account-form.tsx";
import { checkPresence, typed } from "../../account-form/check-form.ts";
import { EmailField } from "../../account-form/email-field.tsx";
import { PasswordField } from "../../account-form/password-field.tsx";
import { useAccountForm } from "../../account-form/use-account-form.ts";
import type { Arrival } from "../../arrival/arrival.ts";
import { mainApp } from "../../arrival/app-addresses.ts";
import { leaveFor } from "../../arrival/leave-for.ts";
import { PasskeyButton } from "./passkey/passkey-button.tsx";
import styles from "./sign-in.module.css";
import { texts } from "./texts.ts";

/** E-mail and password, or a passkey; goes on to where the visitor wanted to be. */
export function SignInForm({ arrival }: { arrival: Arrival }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const { continueUrl, state } = arrival;
  const form = useAccountForm({
    check: (form) => checkPresence(form, ["email", "password"]),
    async send(form) {
      const body = {
        email: typed(form, "email"),
        password: typed(form, "password"),
        continueUrl: continueUrl ?? (await mainApp()),
        state,
        lang,
      };
      await leaveFor((await call(signIn, { body })).redirectTo);
    },
    mendAt: { "auth.bad-credentials": "email" },
    sentences: text.faults,
  });
  return (
    <div className={styles.ways}>
      <AccountForm form={form} submit={text.submit} busy={text.busy}>
        <EmailField error={form.errorOf("email")} offersPasskeys />
        <PasswordField kind="current" error={form.errorOf("password")} />
      </AccountForm>
      <PasskeyButton arrival={arrival} />
    </div>
  );
}
