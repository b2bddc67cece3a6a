import { safeStorage } from "./safe-storage.ts";

export type Theme = "system" | "light" | "dark";

const key = "guildway.theme";

/** The theme chosen by hand on this device, or "system". */
export function storedTheme(): Theme {
  const stored = safeStorage.get(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Shows a theme without keeping it; call `applyTheme(storedTheme())` before the first render. */
export function applyTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

/** Shows a theme and keeps it on this device. */
export function chooseTheme(theme: Theme) {
  if (theme === "system") safeStorage.remove(key);
  else safeStorage.set(key, theme);
  applyTheme(theme);
}
