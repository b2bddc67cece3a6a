import { Notice, useLanguage, useTexts } from "@guildway/ui";
import { type ReactNode, useState } from "react";
import { AccountCard } from "../../account-card/account-card.tsx";
import { CardLinks } from "../../account-card/card-links.tsx";
import { DeadEnd } from "../../account-card/dead-end.tsx";
import { loginLink } from "../../arrival/login-link.ts";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { ResetForm } from "./reset-form.tsx";
import { texts } from "./texts.ts";

/** Where the mailed link of a forgotten password leads; `signInForm` is shown once the password was changed. */
export default function ResetPasswordPage({
  arrival,
  here,
  signInForm,
}: ScreenProps & { signInForm: ReactNode }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [step, setStep] = useState<"asking" | "invalid" | "changed">("asking");
  const [passkeys, setPasskeys] = useState(0);
  const { token } = arrival;
  const signIn = loginLink(arrival, lang);

  if (step === "changed")
    return (
      <AccountCard title={text.signInTitle} step={step} here={here}>
        <Notice kind="success">
          {text.changed} {passkeys > 0 && text.passkeysStay(passkeys)}
        </Notice>
        {signInForm}
      </AccountCard>
    );
  if (token === undefined || step === "invalid") {
    const [title, words] =
      step === "invalid" ? [text.invalidTitle, text.invalid] : [text.noTokenTitle, text.noToken];
    return (
      <AccountCard title={title} step={step} here={here}>
        <DeadEnd
          words={words}
          next={{ href: loginLink(arrival, lang, "forgot"), words: text.forgotten }}
        />
        <CardLinks links={[{ href: signIn, words: text.signIn }]} />
      </AccountCard>
    );
  }
  const onChanged = (left: number) => {
    setPasskeys(left);
    // Loaded again, the page is the sign-in that it shows now.
    history.replaceState(history.state, "", signIn);
    setStep("changed");
  };
  return (
    <AccountCard title={text.title} step={step} here={here}>
      <p>{text.intro}</p>
      <ResetForm token={token} onChanged={onChanged} onInvalid={() => setStep("invalid")} />
    </AccountCard>
  );
}
