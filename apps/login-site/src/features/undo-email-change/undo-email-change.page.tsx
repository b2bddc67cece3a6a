import { call } from "@guildway/api-client";
import { undoEmailChange } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { ChangedAddressCard } from "../../account-card/changed-address-card.tsx";
import { loginLink } from "../../arrival/login-link.ts";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { texts } from "./texts.ts";

/** Where the mail leads that tells an address that it is an account's no longer. */
export default function UndoEmailChangePage(props: ScreenProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  return (
    <ChangedAddressCard
      {...props}
      text={text}
      follow={(token) => call(undoEmailChange, { body: { token } })}
      next={{ href: loginLink(props.arrival, lang, "forgot"), words: text.newPassword }}
    />
  );
}
