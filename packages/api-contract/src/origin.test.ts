import { expect, it } from "vitest";
import { isOrigin } from "./origin.ts";

it.each(["https://partner.example", "http://127.0.0.1:3030", "http://localhost:3000"])(
  "%j is a site",
  (text) => expect(isOrigin(text)).toBe(true),
);

it.each([
  "*",
  "https://*",
  "https://*.example",
  "https:",
  "https://partner.example/",
  "https://partner.example/a",
  "https://a@partner.example",
  "partner.example",
  "'self'",
  "https://a.example https://b.example",
  "https://a.example; script-src *",
  "https://a.example\r\nx: y",
  "file:///etc",
])("%j is none", (text) => expect(isOrigin(text)).toBe(false));
