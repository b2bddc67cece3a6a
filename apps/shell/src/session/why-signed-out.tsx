import { useAuth } from "@guildway/auth";
import { useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useEffect } from "react";

import { texts } from "./texts.ts";

/** Tells who stays on a public page why they are not signed in although they signed in; elsewhere the login site tells them. */
export function WhySignedOut() {
  const { whySignedOut } = useTexts(texts);
  const because = useAuth((auth) => (auth.status === "signed-out" ? auth.because : undefined));
  const why = whySignedOut[because ?? ""];
  useEffect(() => {
    if (why) showToast("error", why, { subject: "session", stays: true });
  }, [why]);
  return null;
}
