import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("settings without an environment are those of the demo", () => {
  expect(readSettings({})).toMatchObject({
    mode: "demo",
    port: 3020,
    loginUrl: "http://localhost:3010",
    defaultZip: "18101",
  });
});

it("all faults of the settings are listed at once", () => {
  expect(() => readSettings({ PORT: "many", DATABASE_URL: "somewhere", DEFAULT_ZIP: "1" })).toThrow(
    /^3 settings are wrong: PORT must be a port number.*DATABASE_URL must be a URL.*DEFAULT_ZIP must be a five-digit/,
  );
});

it("production does not start without its secrets", () => {
  expect(() => readSettings({ GUILDWAY_MODE: "production" })).toThrow(
    /MASTER_KEY is required in production/,
  );
});

it("production does not start without a mail server, unless it is told to keep mails unsent", () => {
  const production = { GUILDWAY_MODE: "production" };
  expect(() => readSettings(production)).toThrow(/SMTP_URL is required in production/);
  for (const more of [{ SMTP_URL: "smtp://mail.example.test" }, { MAIL_TO_FOLDER: "yes" }])
    expect(() => readSettings({ ...production, ...more })).toThrow(
      /required in production(?!.*SMTP_URL)/,
    );
});

it("a proxy that is no address is a fault of the settings", () => {
  expect(() => readSettings({ TRUSTED_PROXIES: "10.0.0.0/8,proxy", PORT: "many" })).toThrow(
    /^2 settings are wrong: .*TRUSTED_PROXIES must be IP addresses or ranges.*not understood: proxy/,
  );
});

it.each(["0", "65486", "70000", "abc", "3000.5"])("PORT %s is refused", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    "A setting is wrong: PORT must be a port number from 1 to 65485.",
  );
});
