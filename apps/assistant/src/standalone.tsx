import "@guildway/ui/tokens.css";
import { applyTheme, SpeaksPageLanguage, storedTheme } from "@guildway/ui";
import { reportHeight, takeOnPartnersLook } from "@guildway/ui/embedded";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { heedEmbeddingPage } from "./standalone/heed-embedding-page.ts";
import { StandaloneAssistant } from "./standalone/standalone-assistant.tsx";

// The Content-Security-Policy of this page forbids the evaluation that zod would try.
z.config({ jitless: true });
applyTheme(storedTheme());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
reportHeight(root);
heedEmbeddingPage();
void takeOnPartnersLook().catch(console.error);

createRoot(root).render(
  <StrictMode>
    <SpeaksPageLanguage>
      <StandaloneAssistant />
    </SpeaksPageLanguage>
  </StrictMode>,
);
