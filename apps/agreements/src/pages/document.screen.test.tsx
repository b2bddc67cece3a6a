import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import DocumentPage from "./document.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());

const show = (rest: string) =>
  screens.show(<DocumentPage />, {
    at: `/external/doc/${rest}`,
    route: "/external/doc/:collection/:docId",
  });
const sections = async () =>
  (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);

it("PU-2.37, PU-2.38, PU-2.50 a code in the address opens the employer agreement with all its sections, and is taken out of it", async () => {
  show("employerAgreements/ea-signed?accessCode=579134");
  expect(
    await screen.findByRole("heading", { name: "Employer Acceptance Agreement" }),
  ).toBeTruthy();
  expect(location.search).not.toContain("579134");
  expect(await sections()).toEqual([
    "1. What the employer accepts",
    "2. What the sponsor accepts",
    "3. Employer information",
    "4. Training program",
    "5. Workforce numbers",
    "6. Wage schedule",
    "7. Equal opportunity",
    "8. Ratio of apprentices to journeyworkers",
    "9. Affirmative action",
    "10. Acceptance",
    "11. Employer Management Approval",
  ]);
  expect(screen.getByText("Lehigh Forge and Machine")).toBeTruthy();
  expect(screen.getByText("Sep. 3, 2026")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Print" })).toBeTruthy();
  expect(screen.getByText("Rev. March 2023")).toBeTruthy();
});

it("PU-2.38, PU-2.45, PU-2.46, PU-2.47, PU-2.48, PU-2.49, PU-5.28, PU-9.7 a code opens the apprentice agreement with its four pages, in the form's revision", async () => {
  show("apprenticeAgreements/aa-signed?accessCode=680245");
  expect(await screen.findByRole("heading", { name: "Apprentice Agreement" })).toBeTruthy();
  const pages = screen.getAllByRole("article");
  expect(pages.map((page) => page.querySelector("h1, h2")?.textContent)).toEqual([
    "Apprentice Agreement",
    "Section B: Sponsor and employer",
    "Apprentice responsibilities",
    "Voluntary Disability Disclosure",
  ]);
  const [first, second, third, fourth] = pages;
  expect(first?.textContent).toContain("Section A: Apprentice");
  expect(first?.textContent).toContain("Brandt");
  expect(second?.textContent).toContain("Lehigh Forge and Machine");
  expect(second?.textContent).toContain("$14.81");
  expect(second?.textContent).toContain("at most 80 percent of the term");
  expect(second?.textContent).toContain("$0.00");
  expect(third?.querySelectorAll("li")).toHaveLength(6);
  expect(fourth?.textContent).toContain("OMB Control Number 1205-0223");
  for (const page of pages) expect(page.textContent).toContain("Rev. March 2023");
  expect(screen.getByRole("button", { name: "Download" })).toBeTruthy();
});

it("PU-8.10 an agreement without a training program says so", async () => {
  await screens.api.services.db
    .updateTable("employerAgreements")
    .set({ apprenticeshipId: null })
    .where("id", "=", "ea-signed")
    .execute();
  show("employerAgreements/ea-signed?accessCode=579134");
  expect(await screen.findByText("No Training Program data available.")).toBeTruthy();
});

it.each(["employerAgreements/ea-open", "employerAgreements/ea-none", "users/user-superadmin"])(
  "PU-2.35, PU-2.36 %s is no document that one may see, and leads away",
  async (document) => {
    show(document);
    await waitFor(() => expect(location.pathname).toBe("/external/invite/msg/unauthorized"));
  },
);
