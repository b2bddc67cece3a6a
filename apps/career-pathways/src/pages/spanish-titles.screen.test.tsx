import { openScreens, screen, type Screens, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { usePlanStore } from "../plan/plan-store.ts";
import ToolPage from "./tool.page.tsx";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.close());
beforeEach(() => {
  sessionStorage.clear();
  usePlanStore.setState(usePlanStore.getInitialState(), true);
});

const show = (lang: "en" | "es", query: string) =>
  screens.show(<ToolPage />, { at: `/external/pathways?${query}&lang=${lang}` });
const credit = "Títulos en español: traducción de Guildway.";

it("on a Spanish screen a result has the Spanish title first and O*NET's English one beside it, each marked, and our translation is named once", async () => {
  show("es", "occupationKeyword=camionero");
  const heading = await screen.findByRole("heading", {
    name: "Conductor/a de camión pesado y tráiler",
  });
  expect(heading.lang).toBe("es");
  const result = within(heading.closest("li")!);
  expect(result.getByText("Heavy and Tractor-Trailer Truck Drivers").lang).toBe("en");
  expect(result.getByText("camionero").lang).toBe("es");
  expect(
    result.getByRole("button", { name: "Elegir Conductor/a de camión pesado y tráiler" }),
  ).toBeTruthy();
  expect(screen.getAllByText(credit)).toHaveLength(1);
});

it("the Spanish title itself is not told as another name of the occupation", async () => {
  show("es", "occupationKeyword=electricista");
  const heading = await screen.findByRole("heading", { name: "Electricista" });
  expect(heading.closest("li")!.textContent).not.toContain("También se llama");
});

it("on a Spanish screen an occupation and those related to it have both titles, each marked", async () => {
  show("es", "occupation=47-2111.00");
  expect((await screen.findByRole("heading", { level: 1, name: "Electricista" })).lang).toBe("es");
  expect(screen.getAllByText("Electricians").map(({ lang }) => lang)).toContain("en");
  const related = screen.getByRole("link", { name: "Plomero/a y tubero/a" });
  expect(related.lang).toBe("es");
  expect(
    within(related.closest("li")!).getByText("Plumbers, Pipefitters, and Steamfitters").lang,
  ).toBe("en");
  expect(screen.getAllByText(credit)).toHaveLength(1);
});

it("on an English screen the title is O*NET's, and a Spanish word that found it is marked as Spanish", async () => {
  show("en", "occupationKeyword=camionero");
  const heading = await screen.findByRole("heading", {
    name: "Heavy and Tractor-Trailer Truck Drivers",
  });
  expect(heading.lang).toBe("en");
  expect(within(heading.closest("li")!).getByText("camionero").lang).toBe("es");
  expect(screen.queryByText(credit)).toBeNull();
});
