import { afterEach, expect, it, vi } from "vitest";
import { safeStorage } from "./safe-storage.ts";
import { storedTheme } from "./theme.ts";

afterEach(() => vi.unstubAllGlobals());

it("storage that must not be touched reads as empty and forgets what is written", () => {
  vi.stubGlobal("localStorage", forbiddenStorage());
  safeStorage.set("key", "value");
  safeStorage.remove("key");
  expect(safeStorage.get("key")).toBeNull();
});

it("the theme is the system's until one is chosen, and where storage is forbidden", () => {
  vi.stubGlobal("localStorage", forbiddenStorage());
  expect(storedTheme()).toBe("system");
});

it.each([
  ["dark", "dark"],
  ["light", "light"],
  ["purple", "system"],
])("a stored theme %j reads as %s", (stored, theme) => {
  vi.stubGlobal("localStorage", { getItem: () => stored });
  expect(storedTheme()).toBe(theme);
});

function forbiddenStorage() {
  return new Proxy(
    {},
    {
      get() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    },
  );
}
