import { useTexts } from "@guildway/ui";
import { useState } from "react";

import { AccountLayout } from "../layout/account-layout.tsx";
import { PasswordChanged } from "./password-changed.tsx";
import { PasswordForm } from "./password-form.tsx";
import { texts } from "./texts.ts";

/** Changes one's own password, and says what that ended. */
export function ChangePasswordPage() {
  const text = useTexts(texts);
  const [isChanged, setChanged] = useState(false);
  return (
    <AccountLayout section="password" intro={text.intro}>
      {isChanged ? <PasswordChanged /> : <PasswordForm onChanged={() => setChanged(true)} />}
    </AccountLayout>
  );
}
