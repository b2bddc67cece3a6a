import { call } from "@guildway/api-client";
import { finishSignIn } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { CardLinks } from "../../account-card/card-links.tsx";
import { MailLinkCard } from "../../account-card/mail-link-card.tsx";
import { loginLink } from "../../arrival/login-link.ts";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { texts } from "./texts.ts";

/** Where the mail leads that asks for a second step, after many had failed at an account. */
export default function FinishSignInPage(props: ScreenProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  return (
    <MailLinkCard
      {...props}
      text={text}
      follow={async (token) =>
        location.replace((await call(finishSignIn, { body: { token } })).redirectTo)
      }
      below={
        <div>
          <p>{text.notYou}</p>
          <CardLinks
            links={[{ href: loginLink(props.arrival, lang, "forgot"), words: text.newPassword }]}
          />
        </div>
      }
    />
  );
}
