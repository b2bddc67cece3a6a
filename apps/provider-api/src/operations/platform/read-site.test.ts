import { expect, it } from "vitest";
import { startTestApi } from "../../test-api/index.ts";

it("a visitor learns who runs the site, its privacy policy, and whether there is a map service", async () => {
  const api = await startTestApi({
    PROVIDER_NAME: "Lehigh Careers",
    PROVIDER_PRIVACY_POLICY: "https://careers.example/privacy",
    PROVIDER_CONTACT: "610-555-0100, help@careers.example",
    UPLOAD_MEGABYTES: "40",
    MAP_URL: "http://127.0.0.1:9/{lat},{lon}",
  });
  const { body } = await api.get<unknown>("/v1/external/site");
  expect(body).toEqual({
    provider: {
      name: "Lehigh Careers",
      privacyPolicy: "https://careers.example/privacy",
      contact: "610-555-0100, help@careers.example",
    },
    planDays: 730,
    uploadMegabytes: 40,
    mapService: true,
  });
  await api.close();
});

it("without settings the site is Guildway's, with the demo's addresses", async () => {
  const api = await startTestApi();
  const { body } = await api.get<unknown>("/v1/external/site");
  expect(body).toEqual({
    provider: {
      name: "Guildway",
      privacyPolicy: "https://guildway.test/privacy",
      contact: "help@guildway.test",
    },
    planDays: 730,
    uploadMegabytes: 25,
    mapService: false,
  });
  await api.close();
});
