import { expect, it } from "vitest";
import { deviceOf } from "./device-of.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, "Chrome", "Windows", "computer"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/141.0.0.0`,
    "Edge",
    "Windows",
    "computer",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, "Chrome", "ChromeOS", "computer"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0",
    "Firefox",
    "macOS",
    "computer",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
    "phone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
    "phone",
  ],
  [`Mozilla/5.0 (Linux; Android 14; SM-X200) ${chrome}`, "Chrome", "Android", "tablet"],
])("%s is read", (userAgent, browser, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
});

it("what is no browser of ours has no name", () => {
  const unknown = { browser: undefined, system: undefined, kind: "computer" };
  expect([deviceOf("curl/8.5.0"), deviceOf(null)]).toEqual([unknown, unknown]);
});
