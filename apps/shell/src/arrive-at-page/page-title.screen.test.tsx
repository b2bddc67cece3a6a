import { openScreens, type Screens, waitFor } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PageRoutes } from "../page-routes.tsx";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.close());

it("a tab in which somebody is being signed in says so from its first title on", async () => {
  const titles: string[] = [];
  const watch = new MutationObserver(() => titles.push(document.title));
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  screens.show(<PageRoutes routes={[]} sso={<p>One moment</p>} />, { at: "/sso" });
  await waitFor(() => expect(titles.length).toBeGreaterThan(0));
  watch.disconnect();
  expect(new Set(titles)).toEqual(new Set(["Signing in | Guildway"]));
});
