import "@guildway/ui/tokens.css";
import { startPageLanguage, UiLanguage } from "@guildway/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { SignInPage } from "./features/sign-in/sign-in-page.tsx";
import { readArrival } from "./features/sign-in/arrival.ts";

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no #root.");

createRoot(element).render(
  <StrictMode>
    <UiLanguage lang={startPageLanguage()}>
      <SignInPage arrival={readArrival(new URL(location.href))} />
    </UiLanguage>
  </StrictMode>,
);
