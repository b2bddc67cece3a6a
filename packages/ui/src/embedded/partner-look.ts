import { applyTheme, storedTheme } from "../theme/theme.ts";
import { hearEmbeddingPage } from "./embedding-page.ts";

/** In a partner's frame: takes on the colour that the address names, and the partner's theme as long as the visitor chose none. */
export async function takeOnPartnersLook(): Promise<void> {
  const query = new URLSearchParams(location.search);
  if (query.get("embedded") !== "true") return;
  follow(query.get("theme"));
  hearEmbeddingPage(({ action, theme }) => {
    if (action === "theme") follow(theme);
  });
  const [colour] = /^#?([0-9a-f]{6})$/i.exec(query.get("color") ?? "")?.slice(1) ?? [];
  if (colour === undefined) return;
  const { accentOf } = await import("./partner-colour.ts");
  for (const [name, value] of Object.entries(accentOf(`#${colour.toLowerCase()}`)))
    document.documentElement.style.setProperty(name, value);
}

function follow(theme: unknown): void {
  if (storedTheme() === "system" && (theme === "light" || theme === "dark")) applyTheme(theme);
}
