import { mostPublicIds } from "@guildway/api-contract";
import { knowManifest } from "@guildway/federation";
import { Route, Routes } from "@guildway/router";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import CertificatesPage from "./pathway-certificates.page.tsx";
import JobProfilePage from "./pathway-job-profile.page.tsx";
import PathwayPage from "./pathway.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  knowManifest({
    id: "career-pathways",
    title: "Career Pathways",
    owner: "",
    federation: 1,
    pages: {
      jobProfile: {
        path: "/external/job-profiles/:jobProfileId",
        frame: "bare",
        access: "public",
      },
    },
    modals: {},
  });
  screens = await openScreens();
});
afterAll(() => screens.close());
afterEach(() => screens.network.restore());

const { pages } = manifest;
const show = (at: string) =>
  screens.show(
    <Routes>
      <Route path={pages.pathway.path} element={<PathwayPage />} />
      <Route path={pages.pathwayCertificates.path} element={<CertificatesPage />} />
      <Route path={pages.pathwayJobProfile.path} element={<JobProfilePage />} />
    </Routes>,
    { at },
  );
const maintenance = "/o/keystone/pathways/pathway-maintenance";

it("CO-2.17, PU-2.14, PU-2.15, PU-2.16 shows its courses in order, each numbered, described and linked by its id", async () => {
  show(maintenance);
  expect(
    await screen.findByRole("heading", { level: 1, name: /Industrial Maintenance Mechanic/ }),
  ).toBeTruthy();
  const items = await screen.findAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("heading").textContent)).toEqual([
    "Shop Safety",
    "Welding Basics",
    "Motor Controls",
  ]);
  expect(items[1]?.textContent).toMatch(/^2/);
  expect(
    within(items[1]!)
      .getByRole("link", { name: /Learn more/ })
      .getAttribute("href"),
  ).toBe("/o/keystone/courses/classId/course-welding");
});

it("PU-2.17 leaves out what is private or by invitation only", async () => {
  await screens.api.services.db
    .updateTable("pathways")
    .set({ courseIds: ["course-invite", "course-private", "course-welding"] })
    .where("id", "=", "pathway-plain")
    .execute();
  show("/o/keystone/pathways/pathway-plain");
  expect(await screen.findByRole("heading", { name: "Welding Basics" })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

it("shows its courses to a visitor also where it names more than they may ask for at once", async () => {
  const gone = Array.from({ length: mostPublicIds }, (_, index) => `course-gone-${index}`);
  await screens.api.services.db
    .updateTable("pathways")
    .set({ courseIds: [...gone, "course-welding"] })
    .where("id", "=", "pathway-plain")
    .execute();
  show("/o/keystone/pathways/pathway-plain");
  expect(await screen.findByRole("heading", { name: "Welding Basics" })).toBeTruthy();
});

it("PU-2.18 a private pathway says so, and nothing else of itself", async () => {
  show("/o/keystone/pathways/pathway-private");
  expect(await screen.findByText("This pathway is private.")).toBeTruthy();
  expect(document.body.textContent).not.toContain("Mentors");
});

it("PU-2.19, PU-2.20 has three tabs where it has a job profile, and none where it has not", async () => {
  show(maintenance);
  const tabs = within(await screen.findByRole("navigation", { name: "Pathway" }));
  expect(tabs.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Pathway",
    "Job Profile",
    "Certificates",
  ]);
  expect(tabs.getByRole("link", { name: "Pathway" }).getAttribute("aria-current")).toBe("page");
  show("/o/keystone/pathways/pathway-plain");
  expect(await screen.findByRole("heading", { name: "A Start in the Trades" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Certificates" })).toBeNull();
});

it("CO-2.18, PU-2.24 frames the job profile without its title and credit", async () => {
  show(`${maintenance}/job-profile/jp-maintenance`);
  const frame = await screen.findByTitle(/^Job profile/);
  expect(frame.getAttribute("src")).toBe(
    "/external/job-profiles/jp-maintenance?embedded=true&hideHeaderTitle=true",
  );
});

it("CO-2.18 a job profile that is not the pathway's is not there", async () => {
  show(`${maintenance}/job-profile/jp-other`);
  expect(await screen.findByText("No page found")).toBeTruthy();
});

it("CO-2.19, PU-2.25, PU-2.26, PU-2.27 unfolds each certificate with who gives it, and Yes and No in words and colour", async () => {
  show(`${maintenance}/certificates`);
  const first = (await screen.findByText("Keystone Maintenance Technician")).closest("details")!;
  expect(first.open).toBe(false);
  first.open = true;
  expect(within(first).getByText("Accrediting organization")).toBeTruthy();
  expect(within(first).getByRole("link").getAttribute("href")).toMatch(/^https:/);
  const yes = within(first).getAllByText("Yes")[0]!;
  const no = within(first).getAllByText("No")[0]!;
  expect(yes.closest("[class*=green]")).toBeTruthy();
  expect(no.closest("[class*=red]")).toBeTruthy();
});

it("a pathway that is not there, or another organization's, is answered as a page that is not there", async () => {
  show("/o/keystone/pathways/pathway-valley");
  expect(await screen.findByText("No page found")).toBeTruthy();
});

it("says that it failed, and shows the pathway once it does not", async () => {
  screens.network.cut();
  const user = show(maintenance);
  const again = await screen.findByRole("button", { name: /try again/i });
  screens.network.restore();
  await user.click(again);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toBeTruthy());
});
