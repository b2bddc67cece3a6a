import "@guildway/ui/tokens.css";
import { mayHaveSession } from "@guildway/auth";
import { fetchRemotes, loadRemotes, preloadPage } from "@guildway/federation";
import { matchPath } from "@guildway/router";
import { SpeaksPageLanguage } from "@guildway/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./app.tsx";
import { SsoPage } from "./pages/sso.tsx";
import { takeHandOff } from "./session/hand-off.ts";
import { startShellSession } from "./session/start-session.ts";
import { CannotStart } from "./start/cannot-start.tsx";
import { fetchConfig } from "./start/config.ts";
import { remoteRoutes } from "./start/remote-routes.ts";

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no #root.");
const root = createRoot(element);

const handOff = location.pathname === "/sso" ? takeHandOff() : undefined;
const sessionStarted = startShellSession();

try {
  const [remotes, config] = await Promise.all([fetchRemotes(), fetchConfig()]);
  const routes = remoteRoutes(loadRemotes(remotes));
  const first = routes.find(({ path }) => matchPath(path, location.pathname));
  // A guarded page is fetched beside the session; where there is none, its visitor ends at the login site without it.
  if (first && (first.access === "public" || mayHaveSession())) preloadPage(first.id, first.page);
  root.render(
    <StrictMode>
      <App
        config={config}
        routes={routes}
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
