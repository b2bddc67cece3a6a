import { call } from "@guildway/api-client";
import { confirmEmailChange } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { ChangedAddressCard } from "../../account-card/changed-address-card.tsx";
import { loginLink } from "../../arrival/login-link.ts";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { texts } from "./texts.ts";

/** Where the mail leads that asks whether an address is the new one of an account. */
export default function ConfirmEmailChangePage(props: ScreenProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  return (
    <ChangedAddressCard
      {...props}
      text={text}
      asksPassword
      follow={(token, password) => call(confirmEmailChange, { body: { token, password } })}
      next={{ href: loginLink(props.arrival, lang), words: text.signIn }}
    />
  );
}
