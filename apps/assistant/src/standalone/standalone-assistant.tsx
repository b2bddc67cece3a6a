import { tellEmbeddingPage } from "@guildway/ui/embedded";
import { ToastHost } from "@guildway/ui/toasts";
import { useEffect } from "react";
import { AssistantChat } from "../pages/assistant-chat.tsx";
import styles from "./standalone.module.css";

const query = new URLSearchParams(location.search);
const isFramed = window.parent !== window;
/** Alone it can be left for where the visitor came from. */
const canClose = isFramed || (document.referrer !== "" && history.length > 1);

/** The assistant without a shell, in another site's frame or alone. */
export function StandaloneAssistant() {
  useEffect(() => tellEmbeddingPage({ action: "ready", version: 1 }), []);
  return (
    <>
      <main id="main" tabIndex={-1} className={styles.main}>
        <AssistantChat
          integrationId={query.get("integrationId") ?? ""}
          place="frame"
          {...(isFramed && { orgId: query.get("orgId") ?? "" })}
          onKnown={known}
          {...(canClose &&
            (query.get("ecosystem") ?? "external") === "external" && { onClose: close })}
        />
      </main>
      <ToastHost />
    </>
  );
}

/** Tells the site around what its button is to look like. */
function known({ name, colour }: { name: string; colour: string | null }): void {
  document.title = `${name} | Guildway`;
  tellEmbeddingPage({ action: "known", name, color: colour ?? "black", version: 1 });
}

/** Asks the site around to put the frame away; alone it goes back. */
function close(): void {
  if (isFramed) tellEmbeddingPage({ action: "close", version: 1 });
  else history.back();
}
