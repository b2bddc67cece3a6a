import "@guildway/ui/tokens.css";
import { SpeaksPageLanguage } from "@guildway/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loginThroughMainApp } from "./arrival/app-addresses.ts";
import { cameAlone, readArrival, withoutSecrets } from "./arrival/arrival.ts";
import { LoginSite } from "./login-site.tsx";

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no #root.");

const address = new URL(location.href);
const arrival = readArrival(address);
if (arrival.token || arrival.inviteGrant)
  history.replaceState(history.state, "", withoutSecrets(address));

// Who came on their own is sent by the main app, which then knows the hand-off as its own.
const elsewhere = cameAlone(arrival)
  ? await loginThroughMainApp(address).catch(() => undefined)
  : undefined;
if (elsewhere) location.replace(elsewhere);
else
  createRoot(element).render(
    <StrictMode>
      <SpeaksPageLanguage>
        <LoginSite arrival={arrival} />
      </SpeaksPageLanguage>
    </StrictMode>,
  );
