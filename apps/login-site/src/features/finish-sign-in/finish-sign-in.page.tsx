import { call } from "@guildway/api-client";
import { finishSignIn } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { MailLinkCard } from "../../account-card/mail-link-card.tsx";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { texts } from "./texts.ts";

/** Where the mail leads that asks for a second step, after many had failed at an account. */
export default function FinishSignInPage(props: ScreenProps) {
  const text = useTexts(texts);
  return (
    <MailLinkCard
      {...props}
      text={text}
      follow={async (token) =>
        location.replace((await call(finishSignIn, { body: { token } })).redirectTo)
      }
    />
  );
}
