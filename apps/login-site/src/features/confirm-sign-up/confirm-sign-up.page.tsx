import { useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import { AccountCard } from "../../account-card/account-card.tsx";
import { CardLinks } from "../../account-card/card-links.tsx";
import { DeadEnd } from "../../account-card/dead-end.tsx";
import { loginLink } from "../../arrival/login-link.ts";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { texts } from "./texts.ts";

/** Where the mailed link of a sign-up leads. */
export default function ConfirmSignUpPage({ arrival, here }: ScreenProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [invalid, setInvalid] = useState(false);
  const { token } = arrival;

  if (token === undefined || invalid)
    return (
      <AccountCard
        title={invalid ? text.invalidTitle : text.noTokenTitle}
        step={invalid ? "invalid" : "asking"}
        here={here}
      >
        <DeadEnd
          words={invalid ? text.invalid : text.noToken}
          next={{ href: loginLink(arrival, lang, "signup"), words: text.signUp }}
        />
        <CardLinks links={[{ href: loginLink(arrival, lang), words: text.signIn }]} />
      </AccountCard>
    );
  return (
    <AccountCard title={text.title} step="asking" here={here}>
      <p>{text.intro}</p>
      <ConfirmForm
        token={token}
        continueUrl={arrival.continueUrl}
        onInvalid={() => setInvalid(true)}
      />
    </AccountCard>
  );
}
