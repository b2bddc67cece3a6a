import { call, failureCode } from "@guildway/api-client";
import { confirmSignUp } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { AccountForm } from "../../account-form/account-form.tsx";
import { checkPresence, typed } from "../../account-form/check-form.ts";
import { PasswordField } from "../../account-form/password-field.tsx";
import { useAccountForm } from "../../account-form/use-account-form.ts";
import { publicStart } from "../../arrival/app-addresses.ts";
import { leaveFor } from "../../arrival/leave-for.ts";
import { texts } from "./texts.ts";

interface ConfirmFormProps {
  token: string;
  continueUrl: string | undefined;
  /** The link makes no account: it is not good any more, or what it registers for is not open. */
  onRefused: (code: string) => void;
}

/** The password of the sign-up; goes on, signed in, to where the visitor wanted to be. */
export function ConfirmForm({ token, continueUrl, onRefused }: ConfirmFormProps) {
  const text = useTexts(texts);
  const form = useAccountForm({
    check: (form) => checkPresence(form, ["password"]),
    async send(form) {
      const body = {
        token,
        password: typed(form, "password"),
        continueUrl: continueUrl ?? (await publicStart()),
      };
      try {
        await leaveFor((await call(confirmSignUp, { body })).redirectTo);
      } catch (error) {
        const code = failureCode(error);
        if (code === undefined || !Object.hasOwn(text.refused, code)) throw error;
        onRefused(code);
      }
    },
    fieldOf: { "auth.bad-credentials": "password" },
    sentences: text.faults,
  });
  return (
    <AccountForm form={form} submit={text.submit} busy={text.busy}>
      <PasswordField kind="current" error={form.errorOf("password")} />
    </AccountForm>
  );
}
