import "@guildway/ui/tokens.css";
import {
  beforeDrawing,
  fetchRemotes,
  knowRemote,
  loadRemotes,
  matchPage,
} from "@guildway/federation";
import { pageArrival, siteConfig } from "@guildway/federation/arrival";
import { SpeaksPageLanguage } from "@guildway/ui";
import { type DehydratedState, hydrate } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./app.tsx";
import { manifest } from "./manifest.ts";
import { SsoPage } from "./pages/sso.tsx";
import { takeHandOff } from "./session/hand-off.ts";
import { startShellSession } from "./session/start-session.ts";
import { CannotStart } from "./start/cannot-start.tsx";
import { queryClient } from "./start/query-client.ts";
import { keepBegun } from "./start/keep-begun.ts";
import { prepareFirstPage } from "./start/prepare-first-page.ts";
import { remoteRoutes } from "./start/remote-routes.ts";

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no #root.");
const root = createRoot(element);

knowRemote(manifest, {
  pages: {},
  modals: {
    markdownCheatsheet: () =>
      import("./markdown-cheatsheet/markdown-cheatsheet.modal.tsx").then(
        (file) => file.MarkdownCheatsheetModal,
      ),
  },
});

const handOff = location.pathname === "/sso" ? takeHandOff() : undefined;
const sessionStarted = startShellSession();

try {
  const [remotes, config] = await Promise.all([fetchRemotes(), siteConfig()]);
  const releases = loadRemotes(remotes);
  const queries = pageArrival()?.queries;
  if (queries) hydrate(queryClient, queries as DehydratedState);
  const first = matchPage(releases, location.pathname);
  await beforeDrawing(prepareFirstPage(first, sessionStarted), { isDrawn: queries !== undefined });
  keepBegun(element);
  root.render(
    <StrictMode>
      <App
        config={config}
        routes={remoteRoutes(releases)}
        sso={<SsoPage handOff={handOff} sessionStarted={sessionStarted} />}
      />
    </StrictMode>,
  );
} catch (error) {
  console.error(error);
  root.render(
    <SpeaksPageLanguage>
      <CannotStart />
    </SpeaksPageLanguage>,
  );
}
