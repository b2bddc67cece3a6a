import { beforeEach, expect, test, vi } from "vitest";

/** Loads the module anew as a page would, in a browser like this. */
async function open({ search = "", cookie = "", languages = ["en-US"] }) {
  vi.resetModules();
  vi.stubGlobal("location", { search });
  vi.stubGlobal("document", { cookie, documentElement: { lang: "en" } });
  vi.stubGlobal("navigator", { languages });
  const { pageLanguage } = await import("./page-language.ts");
  const lang = pageLanguage();
  return { lang, said: document.documentElement.lang, cookie: document.cookie };
}
beforeEach(() => () => vi.unstubAllGlobals());

test.each([
  { languages: ["es-MX", "en-US"], lang: "es" },
  { languages: ["fr-FR", "es", "en"], lang: "es" },
  { languages: ["en-GB", "es"], lang: "en" },
  { languages: ["fr-FR"], lang: "en" },
  { languages: ["est"], lang: "en" },
])("a browser that asks for $languages is spoken to in $lang", async ({ languages, lang }) => {
  expect(await open({ languages })).toEqual({ lang, said: lang, cookie: "" });
});

test("what was chosen before goes before the browser, and an address before both", async () => {
  const chosen = { cookie: "gw-lang=en", languages: ["es"] };
  expect((await open(chosen)).lang).toBe("en");
  const asked = await open({ ...chosen, search: "?lang=es" });
  expect(asked.lang).toBe("es");
  expect(asked.cookie).toContain("gw-lang=es");
});

test("a language that we do not speak is no choice", async () => {
  expect((await open({ search: "?lang=fr", languages: ["es"] })).lang).toBe("es");
});
