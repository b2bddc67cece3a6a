import { signIn } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { expect, test } from "./world-test.ts";

test.describe("a signed-in person's page asks first what its document names, each once", () => {
  test.beforeEach(async ({ page, world }) => {
    await signIn(page, world, "superadmin@guildway.test", "/users");
    await expect(page.getByText(/1–200 of/)).toBeVisible();
  });

  test("the users list, and then the choices of its filter and the saved views", async ({
    page,
    world,
  }) => {
    const calls = await callsOf(page, `${world.shell}/users`);
    expect(calls.named).toHaveLength(3);
    expect(calls.first).toEqual(calls.named);
    await expect
      .poll(calls.later)
      .toEqual(["/v1/external/content/location", "/v1/external/supabase/savedViews"]);
  });

  test("a user's page, and then what the record refers to", async ({ page, world }) => {
    const calls = await callsOf(page, `${world.shell}/users/user-keystone-0003`);
    expect(calls.named).toHaveLength(3);
    expect(calls.first).toEqual(calls.named);
    await expect
      .poll(calls.later)
      .toEqual([
        "/v1/external/content/class",
        "/v1/external/content/location",
        "/v1/external/firebase/store/entries/employerProfiles",
        "/v1/external/supabase/apprenticeships",
      ]);
  });
});

test.describe("a public page asks first what its document names, each once", () => {
  test("Career Pathways in the shell", async ({ page, world }) => {
    const calls = await callsOf(page, `${world.shell}/external/pathways`);
    expect(calls.named).toHaveLength(1);
    expect(calls.first).toEqual(calls.named);
    await expect.poll(calls.later).toEqual([]);
  });

  test("Career Pathways alone", async ({ page, world }) => {
    const calls = await callsOf(page, `${world.careerPathways}/external/pathways`);
    expect(calls.named).toHaveLength(1);
    expect(calls.first).toEqual(calls.named);
    await expect.poll(calls.later).toEqual([]);
  });

  test("a job profile in the shell, whose server has asked all but what is listed today and who runs the site", async ({
    page,
    world,
  }) => {
    const calls = await callsOf(page, `${world.shell}/external/job-profiles/jp-maintenance`);
    expect(calls.named).toEqual([]);
    await expect.poll(calls.later).toEqual(["/v1/external/cos/training", "/v1/external/site"]);
  });

  test("a job profile alone, and then what the plan speaks of", async ({ page, world }) => {
    const calls = await callsOf(
      page,
      `${world.careerPathways}/external/job-profiles/jp-maintenance`,
    );
    expect(calls.named).toHaveLength(1);
    expect(calls.first).toEqual(calls.named);
    await expect
      .poll(calls.later)
      .toEqual([
        "/v1/external/content/location/loc-allentown",
        "/v1/external/content/organization/org-keystone",
        "/v1/external/cos/occupation",
        "/v1/external/cos/sponsors",
        "/v1/external/cos/training",
        "/v1/external/site",
      ]);
  });
});

/** The calls that the document of an address names, as many that its page made first, and the paths of all that it made later. */
async function callsOf(page: Page, address: string) {
  // What the page before it still asks for is none of its calls.
  await page.goto("about:blank");
  const made: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/v1/external/")) made.push(pathname + search);
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const data = (await page.locator("#arrival").textContent()) ?? "";
  const { firstCalls } = JSON.parse(data) as { firstCalls: string[] };
  const named = firstCalls.map((path) => path.replaceAll("--organization--", "org-keystone"));
  return {
    named,
    first: made.slice(0, named.length),
    // What waits for an answer may be asked for after a moment of quiet.
    later: () =>
      made
        .slice(named.length)
        .map((call) => call.replace(/\?.*/, ""))
        .toSorted(),
  };
}
