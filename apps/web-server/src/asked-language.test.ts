import { Hono } from "hono";
import { expect, test } from "vitest";
import { askedLanguage } from "./asked-language.ts";

const app = new Hono().get("/", (context) => context.text(askedLanguage(context)));

const asked: { asks: string; path?: string; headers?: Record<string, string>; said: string }[] = [
  { asks: "nothing", said: "en" },
  { asks: "French", headers: { "accept-language": "fr-FR" }, said: "en" },
  {
    asks: "Spanish of Mexico",
    headers: { "accept-language": "es-MX,es;q=0.9,en;q=0.8" },
    said: "es",
  },
  { asks: "English rather", headers: { "accept-language": "es;q=0.5, en" }, said: "en" },
  {
    asks: "what was chosen",
    headers: { "accept-language": "en", cookie: "a=1; gw-lang=es" },
    said: "es",
  },
  { asks: "by the address", path: "/?lang=en", headers: { cookie: "gw-lang=es" }, said: "en" },
  {
    asks: "what we do not speak",
    path: "/?lang=fr",
    headers: { cookie: "gw-lang=es" },
    said: "es",
  },
];

test.each(asked)(
  "who asks for $asks is answered in $said",
  async ({ path = "/", headers = {}, said }) => {
    expect(await (await app.request(path, { headers })).text()).toBe(said);
  },
);
