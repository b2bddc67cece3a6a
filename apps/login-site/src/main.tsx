import "@guildway/ui/tokens.css";
import { SpeaksPageLanguage } from "@guildway/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readArrival, withoutToken } from "./arrival/arrival.ts";
import { LoginSite } from "./login-site.tsx";

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no #root.");

const address = new URL(location.href);
const arrival = readArrival(address);
if (arrival.token) history.replaceState(history.state, "", withoutToken(address));

createRoot(element).render(
  <StrictMode>
    <SpeaksPageLanguage>
      <LoginSite arrival={arrival} />
    </SpeaksPageLanguage>
  </StrictMode>,
);
