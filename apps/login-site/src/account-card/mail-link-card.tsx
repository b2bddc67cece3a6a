import { failureCode } from "@guildway/api-client";
import { useLanguage } from "@guildway/ui";
import { type ReactNode, useState } from "react";
import { AccountForm } from "../account-form/account-form.tsx";
import { checkPresence, typed } from "../account-form/check-form.ts";
import { PasswordField } from "../account-form/password-field.tsx";
import { useAccountForm } from "../account-form/use-account-form.ts";
import { loginLink } from "../arrival/login-link.ts";
import type { ScreenProps } from "../arrival/screen-props.ts";
import { AccountCard } from "./account-card.tsx";
import { DeadEnd } from "./dead-end.tsx";

export interface MailLinkCardProps extends ScreenProps {
  text: {
    title: string;
    intro: string;
    submit: string;
    busy: string;
    invalidTitle: string;
    invalid: string;
    signIn: string;
    faults?: Readonly<Record<string, string>>;
  };
  /** Whether the account's password is asked for as well. */
  asksPassword?: boolean;
  /** Uses the link up, with the password where it is asked for; throws `ApiProblem`. */
  follow: (token: string, password: string) => Promise<void>;
  /** What stands below the button. */
  below?: ReactNode;
  /** What the card says once it was followed. */
  children?: ReactNode;
}

/** A card for a mailed link that needs no more than a yes, or a password: programs that look into mails open links, and press no button. */
export function MailLinkCard({
  arrival,
  here,
  text,
  asksPassword = false,
  follow,
  below,
  children,
}: MailLinkCardProps) {
  const lang = useLanguage();
  const [invalid, setInvalid] = useState(arrival.token === undefined);
  const form = useAccountForm({
    check: (form) => (asksPassword ? checkPresence(form, ["password"]) : []),
    send: async (form) => {
      try {
        await follow(arrival.token ?? "", typed(form, "password"));
      } catch (error) {
        if (failureCode(error) !== "auth.link-invalid") throw error;
        setInvalid(true);
      }
    },
    fieldOf: asksPassword ? { "auth.bad-credentials": "password" } : {},
    ...(text.faults && { sentences: text.faults }),
  });
  if (invalid)
    return (
      <AccountCard title={text.invalidTitle} step="invalid" here={here}>
        <DeadEnd
          words={text.invalid}
          next={{ href: loginLink(arrival, lang), words: text.signIn }}
        />
      </AccountCard>
    );
  return (
    <AccountCard title={text.title} step={children ? "done" : "asking"} here={here}>
      {children ?? (
        <>
          <p>{text.intro}</p>
          <AccountForm form={form} submit={text.submit} busy={text.busy}>
            {asksPassword && <PasswordField kind="current" error={form.errorOf("password")} />}
          </AccountForm>
          {below}
        </>
      )}
    </AccountCard>
  );
}
