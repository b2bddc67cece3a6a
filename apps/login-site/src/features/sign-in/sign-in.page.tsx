import { Notice, useLanguage, useTexts } from "@guildway/ui";
import { AccountCard } from "../../account-card/account-card.tsx";
import { CardLinks } from "../../account-card/card-links.tsx";
import { loginLink } from "../../arrival/login-link.ts";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { organizationName } from "../../arrival/use-organization.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { texts } from "./texts.ts";

/** The form, and why the visitor is here when something went wrong. */
export default function SignInPage({ arrival, here }: ScreenProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const organization = organizationName(here);
  const links = [{ href: loginLink(arrival, lang, "forgot"), words: text.forgotten }];
  if (here.at === "found")
    links.push({ href: loginLink(arrival, lang, "signup"), words: text.signUp });
  return (
    <AccountCard
      title={organization ? text.titleFor(organization) : text.title}
      here={here}
      legal={text.legal}
    >
      {arrival.errorCode !== undefined && (
        <Notice kind="warning" title={text.problemTitle}>
          {Object.hasOwn(text.reasons, arrival.errorCode)
            ? text.reasons[arrival.errorCode]
            : text.unknownReason(arrival.errorCode)}
        </Notice>
      )}
      {here.at === "not-found" && (
        <Notice kind="warning" title={text.noOrganizationTitle}>
          {text.noOrganization(arrival.organizationSlug ?? "")}
        </Notice>
      )}
      <SignInForm arrival={arrival} />
      <CardLinks links={links} />
    </AccountCard>
  );
}
