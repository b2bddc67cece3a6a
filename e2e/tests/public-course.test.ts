import { readFile } from "node:fs/promises";
import { signIn, type World } from "@guildway/testing";
import { takeoverOf, watchTakeover } from "./watch-takeover.ts";
import { expect, test } from "./world-test.ts";

const course = (id: string) => `/o/keystone/courses/classId/${id}`;

/** The document as its server sends it, once the server that makes it is awake. */
async function documentOf(world: World, path: string) {
  const ask = async () => {
    const response = await fetch(world.shell + path, { headers: { accept: "text/html" } });
    return { status: response.status, html: await response.text() };
  };
  await expect.poll(async () => (await ask()).html).toContain("<h1");
  return ask();
}

const structuredIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

test("PU-2.7, PU-1.2 search engines may list a course that says so, and read what it is; no other course", async ({
  world,
}) => {
  const listed = await documentOf(world, course("course-welding"));
  expect(listed.html).not.toContain('<meta name="robots"');
  expect(listed.html).toContain("<title>Welding Basics | Guildway</title>");
  expect(listed.html).toContain('<meta property="og:title" content="Welding Basics">');
  expect(listed.html).toContain("POWERED BY");
  expect(structuredIn(listed.html)).toMatchObject({
    "@type": "Course",
    name: "Welding Basics",
    provider: { name: "Keystone Workforce Partners" },
  });
  const unlisted = await documentOf(world, "/o/riverbend/courses/courseSlug/digital-skills");
  expect(unlisted.html).toContain('<meta name="robots" content="noindex"');
});

test("PU-2.9 the document of a private course holds nothing of it", async ({ world }) => {
  for (const path of [
    course("course-private"),
    "/o/keystone/courses/courseSlug/forge-onboarding",
  ]) {
    const { html } = await documentOf(world, path);
    expect(html).toContain("<h1>This course is private.</h1>");
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html.replaceAll(path, "")).not.toMatch(/Lehigh Forge|first week|Meet your mentor/i);
  }
});

test("a course that is not there, or another organization's, is missing for machines too", async ({
  world,
}) => {
  for (const path of [course("course-nothing"), "/o/riverbend/courses/classId/course-welding"]) {
    await documentOf(world, path);
    expect((await documentOf(world, path)).status).toBe(404);
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader sees what a course is, what it costs, and how to join", async ({
    page,
    world,
  }) => {
    await documentOf(world, course("course-welding"));
    await page.goto(world.shell + course("course-welding"));
    await expect(page.getByText("Eight evenings in the shop")).toBeVisible();
    await expect(page.getByRole("link", { name: "Join Course" })).toBeVisible();
    await page.goto(world.shell + course("course-paid"));
    await expect(page.getByText("Price: $480")).toBeVisible();
    await page.goto(world.shell + course("course-cohorts"));
    await expect(page.getByRole("link", { name: "Join Course" })).toHaveAttribute(
      "href",
      "#cohorts",
    );
    const way = page.getByRole("link", { name: "Join WLD 201" });
    await expect(way).toHaveAttribute("href", /cohortId=cohort-c&eUnitIds=code-c1/);
    await expect(
      page.getByRole("link", { name: /^Add to calendar.*Winter evenings/ }),
    ).toHaveAttribute("href", /^data:text\/calendar/);
    for (const id of ["course-welding", "course-cohorts"]) {
      await page.goto(world.shell + course(id));
      await expect(page.getByRole("button", { name: /flyer|Join/ })).toHaveCount(0);
    }
  });

  test("the catalogue is searched and paged by its own addresses", async ({ page, world }) => {
    await documentOf(world, "/o/keystone/courses");
    await page.goto(`${world.shell}/o/keystone/courses`);
    await page.getByRole("searchbox", { name: "Search by title" }).fill("welding");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\?q=welding/);
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("link", { name: "Welding Basics" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Welding Basics" })).toBeVisible();
  });
});

test("PU-2.6 who is signed in is signed out by opening a course, and not by a preview of one in a frame", async ({
  page,
  context,
  world,
}) => {
  await signIn(page, world, "superadmin@guildway.test", "/users");
  await expect(page.getByText(/1–200 of/)).toBeVisible();
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement("iframe"), { src, id: "preview" }));
  }, course("course-welding"));
  const preview = page.frameLocator("#preview");
  await expect(preview.getByRole("heading", { level: 1, name: "Welding Basics" })).toBeVisible();
  await page.goto(`${world.shell}/users`);
  await expect(page.getByText(/1–200 of/)).toBeVisible();

  const other = await context.newPage();
  await other.goto(world.shell + course("course-welding"));
  await expect(other.getByRole("heading", { level: 1, name: "Welding Basics" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${world.loginSite}`));
});

test("CP-2.22, PU-2.13, PU-7.13, PU-7.14 who joins a class with cohorts chooses one and comes to the sign-up with it", async ({
  page,
  world,
}) => {
  await page.goto(world.shell + course("course-cohorts"));
  await page.getByRole("button", { name: "Join Course" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose Cohort" });
  await dialog.getByRole("radio", { name: /Winter evenings/ }).check();
  await dialog.getByRole("checkbox", { name: "WLD 201" }).check();
  await dialog.getByRole("checkbox", { name: "WLD 202" }).check();
  await dialog.getByRole("button", { name: "Enroll" }).click();
  await expect(page).toHaveURL((url) => url.origin === new URL(world.loginSite).origin);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe("/keystone");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    action: "signup",
    pcp: "true",
    classId: "course-cohorts",
    cohortId: "cohort-c",
    eUnitIds: "code-c1,code-c2",
  });
  await expect(page.getByRole("heading", { level: 1, name: /Keystone/ })).toBeVisible();
});

test("PU-7.15 who has an account signs in from the sign-up of a class and asks to join it, with what was chosen", async ({
  page,
  world,
}) => {
  await page.goto(world.shell + course("course-cohorts"));
  await page.getByRole("button", { name: "Join Course" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose Cohort" });
  await dialog.getByRole("radio", { name: /Winter weekends/ }).check();
  await dialog.getByRole("button", { name: "Enroll" }).click();
  await page.getByRole("link", { name: /sign in/i }).click();
  await page.getByLabel("E-mail address").fill("student@keystone.test");
  await page.getByLabel("Password", { exact: true }).fill("guildway-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${world.shell}/learn/course-cohorts?cohortId=cohort-d`);
  await expect(page.getByRole("radio", { name: "Winter weekends" })).toBeChecked();
  await page.getByRole("button", { name: "Ask to join" }).click();
  await expect(page.getByText("Your registration waits")).toBeVisible();
});

test("PU-2.12 registering elsewhere opens in a tab of its own", async ({
  page,
  context,
  world,
}) => {
  await context.route("https://register.valley-college.test/**", (route) =>
    route.fulfill({ body: "the college's own form" }),
  );
  await page.goto(world.shell + course("course-register"));
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /^Register/ }).click();
  expect((await opened).url()).toBe("https://register.valley-college.test/motor-controls");
  await expect(page.getByRole("heading", { level: 1, name: "Motor Controls" })).toBeVisible();
});

test("a cohort's days are kept as a calendar file", async ({ page, world }) => {
  await page.goto(world.shell + course("course-register"));
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Add to calendar.*Spring evenings/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("motor-controls-cohort-a.ics");
  const text = (await readFile(await file.path(), "utf8")).replaceAll("\r\n ", "");
  expect(text).toContain("SUMMARY:Motor Controls begins\r\n");
  expect(text).toContain("DTSTART;VALUE=DATE:20270111\r\n");
  expect(text).toContain("/o/keystone/courses/courseSlug/motor-controls\r\n");
});

test("a course is printed as a flyer of one page, with the code that leads to it", async ({
  page,
  world,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => (window.name = "printed") }));
  await page.goto(world.shell + course("course-register"));
  await page.getByRole("button", { name: "Print a flyer" }).click();
  await expect.poll(() => page.evaluate(() => window.name)).toBe("printed");
  await page.emulateMedia({ media: "print" });
  const flyer = page.locator("body > article");
  await expect(flyer.getByRole("heading", { level: 1, name: "Motor Controls" })).toBeVisible();
  await expect(flyer.getByText("Spring evenings: January 11, 2027 – April 28, 2027")).toBeVisible();
  await expect(flyer.getByText("Allentown, PA 18101")).toBeVisible();
  await expect(flyer.getByRole("img", { name: "QR code of Motor Controls" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print a flyer" })).toBeHidden();
  const pdf = String(await page.pdf({ format: "Letter" }));
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(flyer).toHaveCount(0);
});

for (const [name, viewport, userAgent] of [
  ["a desk", { width: 1280, height: 800 }, undefined],
  ["a phone", { width: 360, height: 740 }, "A phone with Mobile Safari"],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport, ...(userAgent && { userAgent }) });

    for (const path of [course("course-welding"), course("course-cohorts"), "/o/keystone/courses"])
      test(`on ${name} the browser takes ${path} over in one step, as tall as it was, and asks for none of it again`, async ({
        page,
        world,
      }) => {
        await documentOf(world, path);
        const calls: string[] = [];
        page.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (/^\/v1\/external\/(?:supabase|content)\//.test(pathname)) calls.push(pathname);
        });
        await watchTakeover(page);
        await page.goto(world.shell + path);
        await expect.poll(async () => (await takeoverOf(page)).heights.length).toBe(2);
        await page.waitForLoadState("networkidle");
        const { heights, shifts } = await takeoverOf(page);
        expect(heights[1]).toBe(heights[0]);
        expect(shifts).toBe(0);
        expect(calls).toEqual([]);
      });
  });
