import "../src/tokens.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyTheme, UiLanguage } from "../src/index.ts";
import { ToastHost } from "../src/toasts.tsx";
import { shownFromUrl } from "./choices.ts";
import { PatternPage } from "./pattern-page.tsx";

const shown = shownFromUrl(new URLSearchParams(location.search));
const root = document.getElementById("root");

applyTheme(shown.theme);
document.documentElement.dataset["register"] = shown.register;
document.documentElement.lang = shown.lang;

if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiLanguage lang={shown.lang}>
        <PatternPage shown={shown} />
        <ToastHost />
      </UiLanguage>
    </StrictMode>,
  );
}
