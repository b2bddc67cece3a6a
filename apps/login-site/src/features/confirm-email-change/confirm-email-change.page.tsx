import { call } from "@guildway/api-client";
import { confirmEmailChange } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import { DeadEnd } from "../../account-card/dead-end.tsx";
import { MailLinkCard } from "../../account-card/mail-link-card.tsx";
import { loginLink } from "../../arrival/login-link.ts";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { texts } from "./texts.ts";

/** Where the mail leads that asks whether an address is the new one of an account. */
export default function ConfirmEmailChangePage(props: ScreenProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [email, setEmail] = useState<string>();
  return (
    <MailLinkCard
      {...props}
      text={email === undefined ? text : { ...text, title: text.doneTitle }}
      asksPassword
      follow={async (token, password) =>
        setEmail((await call(confirmEmailChange, { body: { token, password } })).email)
      }
    >
      {email === undefined ? undefined : (
        <DeadEnd
          words={text.done(email)}
          next={{ href: loginLink(props.arrival, lang), words: text.signIn }}
        />
      )}
    </MailLinkCard>
  );
}
