import { useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import { AccountCard } from "../../account-card/account-card.tsx";
import { CardLinks } from "../../account-card/card-links.tsx";
import { MailSent } from "../../account-card/mail-sent.tsx";
import { loginLink } from "../../arrival/login-link.ts";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { AskForm } from "./ask-form.tsx";
import { texts } from "./texts.ts";

type Step = { at: "asking"; before?: string } | { at: "sent"; email: string };

/** Asks for the address, then says the same whether an account has it or not. */
export default function ForgottenPasswordPage({ arrival, here }: ScreenProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [step, setStep] = useState<Step>({ at: "asking" });
  return (
    <AccountCard
      title={step.at === "asking" ? text.title : text.sentTitle}
      step={step.at}
      here={here}
    >
      {step.at === "asking" ? (
        <>
          <p>{text.intro}</p>
          <AskForm
            continueUrl={arrival.continueUrl}
            before={step.before}
            onSent={(email) => setStep({ at: "sent", email })}
          />
        </>
      ) : (
        <MailSent
          sentTo={text.sentTo}
          email={step.email}
          whatNext={text.whatNext}
          another={text.another}
          onAnother={() => setStep({ at: "asking", before: step.email })}
        />
      )}
      <CardLinks links={[{ href: loginLink(arrival, lang), words: text.signIn }]} />
    </AccountCard>
  );
}
