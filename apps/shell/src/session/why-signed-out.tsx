import { useAuth } from "@guildway/auth";
import { useLanguage } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useEffect } from "react";

/** Tells who stays on a public page why they are not signed in although they signed in; elsewhere the login site tells them. */
export function WhySignedOut() {
  const lang = useLanguage();
  const because = useAuth((auth) => (auth.status === "signed-out" ? auth.because : undefined));
  useEffect(() => {
    if (because === undefined) return;
    import("./why-signed-out-texts.ts").then(({ texts }) => {
      const why = texts[lang][because];
      if (why) showToast("error", why, { subject: "session", stays: true });
    }, console.error);
  }, [because, lang]);
  return null;
}
