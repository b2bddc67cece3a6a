import "@guildway/ui/tokens.css";
import { beforeDrawing, knowRemote } from "@guildway/federation";
import { applyTheme, SpeaksPageLanguage, storedTheme } from "@guildway/ui";
import { reportHeight, takeOnPartnersLook } from "@guildway/ui/embedded";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";

import { manifest } from "./manifest.ts";
import { remote } from "./remote.tsx";
import { prepareFirstPage } from "./standalone/prepare-first-page.ts";
import { StandaloneApp } from "./standalone/standalone-app.tsx";

// The Content-Security-Policy of this page forbids the evaluation that zod would try.
z.config({ jitless: true });
knowRemote(manifest, remote);
applyTheme(storedTheme());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
reportHeight(root);

// The pages' files import this one, so it cannot wait for them itself.
const prepared = Promise.all([prepareFirstPage(), takeOnPartnersLook().catch(console.error)]);
void beforeDrawing(prepared).then(() =>
  createRoot(root).render(
    <StrictMode>
      <SpeaksPageLanguage>
        <StandaloneApp />
      </SpeaksPageLanguage>
    </StrictMode>,
  ),
);
