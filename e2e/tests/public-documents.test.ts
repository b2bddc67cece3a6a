import type { Page } from "@playwright/test";
import type { World } from "@guildway/testing";
import { expect, test } from "./world-test.ts";

const pathway = "/o/keystone/pathways/pathway-maintenance";
const welding = "/o/keystone/courses/classId/course-welding";

/** The document as its server sends it to whoever keeps no cookies. */
async function documentOf(world: World, path: string) {
  const response = await fetch(world.shell + path, { headers: { accept: "text/html" } });
  return { status: response.status, html: await response.text() };
}

test("CO-2.17 a visitor follows a pathway to its course, its job profile and its certificates", async ({
  page,
  world,
}) => {
  await page.goto(world.shell + pathway);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Become an Industrial Maintenance Mechanic",
  );
  await expect(page.getByRole("banner")).toContainText("Keystone Workforce Partners");
  await expect(page.getByText(/in the United States earn more than \$[\d,]+ a year/)).toBeVisible();

  await page.getByRole("link", { name: "Job Profile", exact: true }).click();
  await expect(page).toHaveURL(`${world.shell}${pathway}/job-profile/jp-maintenance`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Repairing", { exact: true })).toBeVisible();
  await expect(frame.getByText("POWERED BY")).toBeHidden();
  const overflow = () =>
    page.locator("iframe").evaluate((element: HTMLIFrameElement) => {
      const root = element.contentDocument!.documentElement;
      return root.scrollHeight - root.clientHeight;
    });
  await expect.poll(overflow).toBeLessThanOrEqual(1);

  await page.getByRole("link", { name: "Certificates", exact: true }).click();
  await page.getByText("Keystone Maintenance Technician").click();
  await expect(page.getByRole("link", { name: "Keystone Workforce Partners" })).toHaveAttribute(
    "href",
    "https://keystone.test/",
  );
  await expect(page.getByText("Yes", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Pathway", exact: true }).click();
  await page.getByRole("link", { name: "Learn more about Welding Basics" }).click();
  await expect(page).toHaveURL(world.shell + welding);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welding Basics");
});

test("PU-2.18 a pathway that is private tells machines nothing of itself, and one that is not there is none", async ({
  world,
}) => {
  const hidden = await documentOf(world, "/o/keystone/pathways/pathway-private");
  expect(hidden.html).toContain("This pathway is private.");
  expect(hidden.html).not.toMatch(/Mentors|Lehigh Forge|course-private|ld\+json/);
  const course = await documentOf(world, "/o/keystone/courses/classId/course-private");
  expect(course.html).toContain("This course is private.");
  expect(course.html).not.toMatch(/Onboarding|Lehigh Forge|ld\+json/);
  for (const path of [
    "/o/keystone/pathways/none",
    "/o/nobody/pathways/pathway-maintenance",
    "/o/keystone/courses/classId/none",
    "/o/keystone/courses/other/course-welding",
    "/o/nobody/courses",
    "/link/none",
  ])
    expect([path, (await documentOf(world, path)).status]).toEqual([path, 404]);
});

test("what a pathway and a course say to machines is what they say to people", async ({
  world,
}) => {
  const said = async (path: string) => {
    const { html } = await documentOf(world, path);
    const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    return JSON.parse(json) as Record<string, unknown>;
  };
  expect(await said(pathway)).toMatchObject({
    "@type": "EducationalOccupationalProgram",
    name: "Become an Industrial Maintenance Mechanic",
    occupationalCategory: { codeValue: "49-9041.00" },
    salaryUponCompletion: { currency: "USD", median: expect.any(Number) },
  });
  expect(await said(welding)).toMatchObject({ "@type": "Course", name: "Welding Basics" });
});

test("the sitemap leads to pages that are there and may be listed, and to nothing private", async ({
  world,
}) => {
  const read = async (path: string) => (await fetch(world.shell + path)).text();
  expect(await read("/robots.txt")).toContain(`Sitemap: ${world.shell}/sitemap.xml`);
  const [, first = ""] = /<loc>([^<]*)<\/loc>/.exec(await read("/sitemap.xml")) ?? [];
  const listed = [...(await read(new URL(first).pathname)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  expect(listed).toContain("/o/keystone/courses/courseSlug/welding-basics");
  expect(listed).toContain(pathway);
  expect(listed).toContain("/o/keystone/courses");
  expect(listed).toContain("/link/pl-page");
  expect(listed.join()).not.toMatch(/private|course-test|pl-code|pl-inactive|\/page\//);
  for (const path of [welding, pathway, "/o/keystone/courses", "/link/pl-page"]) {
    const { status, html } = await documentOf(world, path);
    expect([path, status, html.includes("noindex")]).toEqual([path, 200, false]);
  }
});

/** How far what stands on a page moved by itself until now, as browsers sum it up. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`at ${viewport.width} pixels nothing of a public page moves while it loads, and no line is cut off`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of [
      pathway,
      `${pathway}/certificates`,
      welding,
      "/o/keystone/courses",
      "/link/pl-page",
      "/link/pl-bare",
    ]) {
      await page.goto(world.shell + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect([path, await shiftOf(page)]).toEqual([path, expect.closeTo(0, 1)]);
      expect(await shiftOf(page)).toBeLessThan(0.02);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, wider]).toEqual([path, 0]);
    }
  });
