import { Notice, useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import { AccountCard } from "../../account-card/account-card.tsx";
import { CardLinks } from "../../account-card/card-links.tsx";
import { DeadEnd } from "../../account-card/dead-end.tsx";
import { MailSent } from "../../account-card/mail-sent.tsx";
import { loginLink } from "../../arrival/login-link.ts";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { organizationName } from "../../arrival/use-organization.ts";
import { type Newcomer, SignUpForm } from "./sign-up-form.tsx";
import { texts } from "./texts.ts";

type Step = { at: "asking"; before?: Newcomer } | { at: "sent"; newcomer: Newcomer };

/** Signing up in the organization of the address: the form, then where to look for the mail. */
export default function SignUpPage({ arrival, here }: ScreenProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [step, setStep] = useState<Step>({ at: "asking" });
  const organization = organizationName(here);
  const slug = arrival.organizationSlug;
  const signIn = loginLink(arrival, lang);
  const links = [{ href: signIn, words: text.signIn }];
  if (arrival.registration)
    links.push({
      href: loginLink({ ...arrival, registration: undefined }, lang, "signup"),
      words: text.withoutClass,
    });

  if (slug === undefined || here.at === "not-found") {
    const [title, words] =
      slug === undefined
        ? [text.noOrganizationTitle, text.noOrganization]
        : [text.notFoundTitle, text.notFound];
    return (
      <AccountCard title={title} here={here}>
        <DeadEnd words={words} next={{ href: signIn, words: text.toSignIn }} />
      </AccountCard>
    );
  }
  if (step.at === "sent")
    return (
      <AccountCard title={text.sentTitle} step={step.at} here={here}>
        <MailSent
          sentTo={text.sentTo}
          email={step.newcomer.email}
          whatNext={text.whatNext}
          another={text.another}
          onAnother={() => setStep({ at: "asking", before: step.newcomer })}
        />
      </AccountCard>
    );
  return (
    <AccountCard
      title={organization ? text.titleFor(organization) : text.title}
      step={step.at}
      here={here}
      legal={text.legal}
    >
      {arrival.registration && <Notice title={text.classTitle}>{text.classVerified}</Notice>}
      <SignUpForm
        arrival={arrival}
        organizationSlug={slug}
        before={step.before}
        onSent={(newcomer) => setStep({ at: "sent", newcomer })}
      />
      <CardLinks links={links} />
    </AccountCard>
  );
}
