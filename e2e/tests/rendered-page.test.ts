import type { World } from "@guildway/testing";
import { takeoverOf, watchTakeover } from "./watch-takeover.ts";
import { expect, test } from "./world-test.ts";

const plan = "/external/job-profiles/jp-maintenance";
const titled = "Industrial Machinery Mechanics, training plan | Guildway";
const description = /^People in this occupation install/;

/** The document as its server sends it. */
async function documentOf(world: World, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(world.shell + path, {
    headers: { accept: "text/html", ...headers },
  });
  return response.text();
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a stored plan has its title, its description and its content, and no button that does nothing", async ({
    page,
    world,
  }) => {
    await page.goto(world.shell + plan);
    await expect(page).toHaveTitle(titled);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description);
    await expect(
      page.getByRole("heading", { level: 1, name: "Industrial Machinery Mechanics" }),
    ).toBeVisible();
    await expect(page.getByText("Repairing", { exact: true })).toBeVisible();
    await expect(page.getByText("an hour").first()).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    // What would be a style attribute reaches the page all the same.
    const narrower = await page
      .locator("[data-style]")
      .evaluateAll((styled) =>
        styled.some(
          (each) => each.getBoundingClientRect().width < each.parentElement!.clientWidth - 1,
        ),
      );
    expect(narrower).toBe(true);
  });

  test.describe("in Spanish", () => {
    test.use({ locale: "es-MX" });

    test("it speaks the language that the browser asks for", async ({ page, world }) => {
      await page.goto(world.shell + plan);
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page.getByRole("heading", { name: "Salarios", exact: true })).toBeVisible();
    });
  });
});

for (const screen of [
  { name: "a desk", viewport: { width: 1280, height: 800 } },
  {
    name: "a phone",
    viewport: { width: 360, height: 740 },
    userAgent: "A phone with Mobile Safari",
  },
]) {
  test.describe(`on ${screen.name}`, () => {
    test.use({
      viewport: screen.viewport,
      ...(screen.userAgent ? { userAgent: screen.userAgent } : {}),
    });

    test(`on ${screen.name} the browser takes the page over in one step, as tall as it was, and asks for none of it again`, async ({
      page,
      world,
    }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/v1/")) calls.push(pathname);
      });
      await watchTakeover(page);
      await page.goto(world.shell + plan);
      await expect.poll(async () => (await takeoverOf(page)).heights.length).toBe(2);
      await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
      const { heights, shifts } = await takeoverOf(page);
      expect(heights[1]).toBe(heights[0]);
      expect(shifts).toBe(0);
      expect(calls.filter((path) => /jobProfiles|occupation/.test(path))).toEqual([]);
    });
  });
}

test("what a visitor left with a plan is not in its document", async ({ world }) => {
  const response = await fetch(`${world.shell}/v1/external/firebase/store/jobProfiles`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      data: {
        orgId: "org-keystone",
        OnetCode: "49-9041.00",
        OnetTitle: "Industrial Machinery Mechanics",
        name: "Left Name",
        email: "left-address@mail.test",
        companyName: "Left Company",
      },
    }),
  });
  expect(response.status).toBeLessThan(300);
  const { id, docId = id } = (await response.json()) as { id?: string; docId?: string };
  const path = `/external/job-profiles/${docId}`;
  const document = await documentOf(world, path);
  expect(document).toContain("<h1");
  expect(document).not.toMatch(/left (?:name|company)|left-address/i);
});

test("who may be signed in gets a document without the page, since they may see more than everybody", async ({
  world,
}) => {
  const document = await documentOf(world, plan, { cookie: "gw-hint.1=1" });
  expect(document).toContain('<div id="root"></div>');
});

test("a plan that is not there is told by the browser", async ({ page, world }) => {
  const path = "/external/job-profiles/no-such-plan";
  expect(await documentOf(world, path)).toContain('<div id="root"></div>');
  await page.goto(world.shell + path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a remote that does not answer leaves the document to the browser", async ({
  page,
  world,
}) => {
  await world.stopProgram("career-pathways");
  try {
    expect(await documentOf(world, plan)).toContain('<div id="root"></div>');
  } finally {
    await world.startProgram("career-pathways");
  }
  await page.goto(world.shell + plan);
  await expect(page).toHaveTitle(titled);
});
