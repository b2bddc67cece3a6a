import { call } from "@guildway/api-client";
import { signUp } from "@guildway/api-contract";
import { TextField, useLanguage, useTexts } from "@guildway/ui";
import { AccountForm } from "../../account-form/account-form.tsx";
import {
  checkEmail,
  checkNewPassword,
  checkPresence,
  typed,
} from "../../account-form/check-form.ts";
import { EmailField } from "../../account-form/email-field.tsx";
import { PasswordField } from "../../account-form/password-field.tsx";
import { useAccountForm } from "../../account-form/use-account-form.ts";
import type { Arrival } from "../../arrival/arrival.ts";
import { publicStart } from "../../arrival/app-addresses.ts";
import { texts } from "./texts.ts";

/** Who somebody says to be; the password is not kept. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
}

interface SignUpFormProps {
  arrival: Arrival;
  organizationSlug: string;
  /** What was typed before, for who comes back to use another address. */
  before: Newcomer | undefined;
  onSent: (newcomer: Newcomer) => void;
}

/** Asks for an account, and for the class that the visitor came for. */
export function SignUpForm({ arrival, organizationSlug, before, onSent }: SignUpFormProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const form = useAccountForm({
    check: (form) => [
      ...checkPresence(form, ["firstName", "lastName"]),
      ...checkEmail(form),
      ...checkNewPassword(form),
    ],
    async send(form) {
      const newcomer = {
        firstName: typed(form, "firstName"),
        lastName: typed(form, "lastName"),
        email: typed(form, "email"),
      };
      const body = {
        organizationSlug,
        ...newcomer,
        password: typed(form, "password"),
        ...arrival.registration,
        inviteId: arrival.inviteId,
        state: arrival.state,
        continueUrl: arrival.continueUrl ?? (await publicStart()),
        lang,
      };
      await call(signUp, { body, accessGrant: arrival.inviteGrant });
      onSent(newcomer);
    },
    fieldOf: { "auth.weak-password": "password" },
    sentences: text.faults,
  });
  return (
    <AccountForm form={form} submit={text.submit} busy={text.busy}>
      <TextField
        id="firstName"
        name="firstName"
        label={text.firstName}
        autoComplete="given-name"
        maxLength={150}
        defaultValue={before?.firstName}
        error={form.errorOf("firstName")}
      />
      <TextField
        id="lastName"
        name="lastName"
        label={text.lastName}
        autoComplete="family-name"
        maxLength={150}
        defaultValue={before?.lastName}
        error={form.errorOf("lastName")}
      />
      <EmailField defaultValue={before?.email} error={form.errorOf("email")} />
      <PasswordField kind="new" error={form.errorOf("password")} />
    </AccountForm>
  );
}
