import { expect, it } from "vitest";
import { readSettings } from "../../platform/settings.ts";
import { passkeySite } from "./passkey-site.ts";

const siteOf = (env: Record<string, string>) => passkeySite(readSettings(env));
const app = { PUBLIC_URL: "https://app.example.org", LOGIN_URL: "https://login.example.org" };

it("the demo's passkeys belong to localhost, whatever the ports", () => {
  expect(siteOf({ PORT: "3100" })).toEqual({
    domain: "localhost",
    origins: ["http://localhost:3100", "http://localhost:3110"],
  });
});

it("the domain of the shell is taken where the login site is below it", () => {
  const env = { PUBLIC_URL: "https://example.org", LOGIN_URL: "https://login.example.org/in" };
  expect(siteOf(env)).toEqual({
    domain: "example.org",
    origins: ["https://example.org", "https://login.example.org"],
  });
});

it("a domain above both is a setting", () => {
  expect(siteOf({ ...app, PASSKEY_DOMAIN: "example.org" })?.domain).toBe("example.org");
});

it("no passkeys are offered where the two have no domain in common, or an address of the network", () => {
  expect(siteOf(app)).toBeUndefined();
  const address = { PUBLIC_URL: "http://127.0.0.1:3000", LOGIN_URL: "http://127.0.0.1:3010" };
  expect(siteOf(address)).toBeUndefined();
});

it.each(["example.com", "ample.org", "app.example.org", "https://example.org"])(
  "%s is refused as the domain of two sites that are not both in it",
  (domain) => {
    expect(() => siteOf({ ...app, PASSKEY_DOMAIN: domain })).toThrow("PASSKEY_DOMAIN");
  },
);
