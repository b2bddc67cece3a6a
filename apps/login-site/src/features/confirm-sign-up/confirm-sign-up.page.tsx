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
  const [refusedBy, setRefusedBy] = useState<string>();
  const { token } = arrival;

  if (token !== undefined && refusedBy === undefined)
    return (
      <AccountCard title={text.title} step="asking" here={here}>
        <p>{text.intro}</p>
        <ConfirmForm token={token} continueUrl={arrival.continueUrl} onRefused={setRefusedBy} />
      </AccountCard>
    );
  const end = (refusedBy && text.refused[refusedBy]) || text.noToken;
  const signIn = { href: loginLink(arrival, lang), words: text.signIn };
  const signUp =
    end.signUp === undefined
      ? undefined
      : { href: loginLink(arrival, lang, "signup"), words: end.signUp };
  return (
    <AccountCard title={end.title} step={refusedBy ? "invalid" : "asking"} here={here}>
      <DeadEnd words={end.words} next={signUp ?? signIn} />
      {signUp && <CardLinks links={[signIn]} />}
    </AccountCard>
  );
}
