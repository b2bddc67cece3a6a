import { usePageFrame } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { usePageTitle } from "./use-page-title.ts";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.close());

function Titled({ title }: { title?: string }) {
  usePageFrame(title === undefined ? {} : { title });
  usePageTitle([]);
  return <p>A page</p>;
}

it("CO-2.22 a page titles itself, as a class does at its address; until then it is the first segment", async () => {
  screens.show(<Titled />, { at: "/classes/course-welding" });
  expect(await screen.findByText("A page")).toBeTruthy();
  expect(document.title).toBe("classes | Guildway");
  screens.show(<Titled title="Welding basics" />, { at: "/classes/course-welding" });
  await waitFor(() => expect(document.title).toBe("Welding basics | Guildway"));
});
