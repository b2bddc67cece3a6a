import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { signIn, type World } from "@guildway/testing";
import { copyRemote } from "./remote-copy.ts";
import { changeRelease, startSecondShell } from "./second-shell.ts";
import { expect, test } from "./world-test.ts";

const superAdmin = "superadmin@guildway.test";
const shellBuild = join(import.meta.dirname, "../../apps/shell/dist");

test("a remote whose server stopped shows its own panel with Retry, the rest works, and it comes back without a page reload", async ({
  page,
  world,
}) => {
  await signIn(page, world, superAdmin, "/users");
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  await world.stopProgram("career-pathways");
  try {
    await page.goto(`${world.shell}/external/pathways`);
    const panel = page.getByRole("alert");
    await expect(panel).toContainText("Career Pathways is not available right now.");
    await expect(panel).toContainText("It could not be reached.");
    await expect(panel).toContainText("Everything you saved is safe");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await panel.getByRole("link", { name: "Go to the start page" }).click();
    await page.getByRole("link", { name: "See all users" }).click();
    await expect(page.getByText(/1–200 of/)).toBeVisible();
    await page.goBack();
    await page.goBack();
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(panel).toContainText("Career Pathways is not available right now.");
  } finally {
    await world.startProgram("career-pathways");
  }
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a rebuilt remote is shown by the shell that already runs, whose own files are unchanged", async ({
  page,
  world,
}) => {
  test.slow();
  const { remote, shell, end } = await startRebuildableConsole(world);
  try {
    await signIn(page, world, superAdmin, "/users");
    await expect(page.getByText(/1–200 of/)).toBeVisible();
    const before = { files: hashOf(shellBuild), scripts: scriptsFrom(page, shell.address) };
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Users", exact: true })).toBeVisible();

    remote.edit("src/rooms/users/texts.ts", '"Users"', '"Users of the new release"');
    remote.build();
    const after = scriptsFrom(page, shell.address);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Users of the new release" })).toBeVisible();
    expect(after()).toEqual(before.scripts());
    expect(after()).not.toEqual([]);
    expect(hashOf(shellBuild)).toBe(before.files);
  } finally {
    await end();
  }
});

test("a tab that was open before a remote's new release opens a page that it had not loaded yet, and a tab opened after it has the new one", async ({
  context,
  page,
  world,
}) => {
  test.slow();
  const { remote, end } = await startRebuildableConsole(world);
  const fileOfPage = () =>
    readdirSync(join(remote.dist, "assets")).filter((name) => /^employers-.*\.js$/.test(name));
  try {
    const loaded = scriptsFrom(page);
    await signIn(page, world, superAdmin, "/users");
    await expect(page.getByText(/1–200 of/)).toBeVisible();
    expect(loaded().filter((address) => address.includes("/employers-"))).toEqual([]);
    expect(fileOfPage()).toHaveLength(1);

    remote.edit("src/rooms/employers/texts.ts", '"Employers"', '"Employers of the new release"');
    remote.edit("src/room/texts.ts", '"Clear filters"', '"Clear every filter"');
    remote.build();
    expect(fileOfPage()).toHaveLength(2);
    await page.getByRole("link", { name: "Employers" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Employers", exact: true }),
    ).toBeVisible();
    await expect(page.getByText("Lehigh Forge and Machine")).toBeVisible();

    const later = await context.newPage();
    await later.goto(`${world.shell}/employers`);
    await expect(
      later.getByRole("heading", { name: "Employers of the new release" }),
    ).toBeVisible();
  } finally {
    await end();
  }
});

test("CO-2.7, CO-2.12 every page of every remote opens by its address, with nothing to complain of under the content security policy", async ({
  page,
  browser,
  world,
}) => {
  test.setTimeout(300_000);
  await signIn(page, world, superAdmin, "/users");
  await expect(page.getByText(/1–200 of/)).toBeVisible();
  // Who manages a location opens its agreements, and nobody else, whoever they are.
  const ofManagers = "/your-locations/:collection/:docId";
  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, world, "owner@keystone.test", "/your-locations");
  // They sign out who opens them.
  const ofVisitors = ["/o/:orgSlug/courses/:courseKey/:courseValue", "/external/assistant"];
  const visitor = await (await browser.newContext()).newPage();
  const complaints: string[] = [];
  for (const tab of [page, manager, visitor]) {
    tab.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !isOfBusyMachine(message.text()))
        complaints.push(`${tab.url()}: ${message.text()}`);
    });
    tab.on("pageerror", (error) => complaints.push(`${tab.url()}: ${error.message}`));
  }

  const params = {
    jobProfileId: await createPlan(world),
    inviteId: "inv-open",
    messageType: "success",
    collection: "employerAgreements",
    docId: "ea-signed",
    orgSlug: "keystone",
    pageLinkId: "pl-bare",
    pageId: "page-welcome",
    courseKey: "classId",
    courseValue: "course-welding",
    classId: "course-welding",
    programId: "at-maintenance",
  };
  // Its job profile is the pathway's own.
  const ofPathway = {
    ...params,
    pathwayId: "pathway-maintenance",
    jobProfileId: "jp-maintenance",
  };
  const paths = await pagePaths(world);
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) {
    const tab = path === ofManagers ? manager : ofVisitors.includes(path) ? visitor : page;
    const address = world.shell + filled(path, path.includes(":pathwayId") ? ofPathway : params);
    const answer = await tab.goto(address);
    expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await expect(tab.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(tab.getByText("is not available right now"), path).toBeHidden();
    await allHasCome(tab);
    expect(tab.url(), path).toBe(address);
  }
  expect(complaints).toEqual([]);
  await manager.context().close();
  await visitor.context().close();
});

test("a remote built for a newer federation is refused in a sentence", async ({ page, world }) => {
  const remote = copyRemote("career-pathways", "too-new");
  remote.build();
  changeRelease(remote.dist, { federation: 99 });
  const shell = await startSecondShell(world, "career-pathways", remote.dist);
  try {
    await page.goto(`${shell.address}/external/pathways`);
    await expect(page.getByRole("alert")).toContainText(
      "Career Pathways is not available right now.",
    );
    await expect(page.getByRole("alert")).toContainText(
      "It was updated for a newer Guildway than this one.",
    );
    changeRelease(remote.dist, { federation: 1 });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  } finally {
    await shell.stop();
    remote.remove();
  }
});

test("a remote whose entry does not run says that something in it went wrong", async ({
  page,
  world,
}) => {
  const remote = copyRemote("career-pathways", "broken");
  remote.build();
  writeFileSync(join(remote.dist, "assets/remoteEntry-broken.js"), "this is no script");
  changeRelease(remote.dist, { entry: "assets/remoteEntry-broken.js" });
  const shell = await startSecondShell(world, "career-pathways", remote.dist);
  try {
    await page.goto(`${shell.address}/external/pathways`);
    await expect(page.getByRole("alert")).toContainText(
      "Career Pathways is not available right now.",
    );
    await expect(page.getByRole("alert")).toContainText("Something in it went wrong.");
  } finally {
    await shell.stop();
    remote.remove();
  }
});

test("there is one React: a remote's state shows in the shell, and no second copy is fetched", async ({
  page,
  world,
}) => {
  const scripts = scriptsFrom(page);
  await signIn(page, world, superAdmin, "/users/user-keystone-owner");
  await expect(page).toHaveURL(`${world.shell}/users/user-keystone-owner`);
  // The page of a remote keeps its title in state; the document's title is the shell's.
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(page).toHaveTitle(`${name} | Guildway`);
  await page.goto(`${world.shell}/external/pathways`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const ours = scripts().filter((address) => !address.startsWith(world.loginSite));
  const sources = await Promise.all(
    ours.map(async (address) => (await fetch(address.replace(/\?.*/, ""))).text()),
  );
  expect(ours.some((address) => address.startsWith(world.careerPathways))).toBe(true);
  expect(sources.filter((source) => /\.__CLIENT_INTERNALS_\w+\s*=[^=]/.test(source))).toHaveLength(
    1,
  );
});

/** A console that a test may rebuild, in a shell at the world's own address, which signing in needs. */
async function startRebuildableConsole(world: World) {
  const remote = copyRemote("admin-console", "rebuilt-console");
  remote.build();
  await world.stopProgram("shell");
  const port = Number(new URL(world.shell).port);
  const shell = await startSecondShell(world, "admin-console", remote.dist, port);
  return {
    remote,
    shell,
    async end() {
      await shell.stop();
      await world.startProgram("shell");
      remote.remove();
    },
  };
}

/** A plan as a visitor makes one; answers its id. */
/** Playwright never says that a page with a frame in it is idle. */
async function allHasCome(page: Page): Promise<void> {
  if (page.frames().length > 1) await page.waitForTimeout(2000);
  else await page.waitForLoadState("networkidle");
}

async function createPlan(world: World): Promise<string> {
  const response = await fetch(`${world.api}/v1/external/firebase/store/jobProfiles`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      data: { OnetCode: "47-2111.00", OnetTitle: "Electricians", selectedSkills: [] },
    }),
  });
  return ((await response.json()) as { docId: string }).docId;
}

async function pagePaths(world: World): Promise<string[]> {
  const response = await fetch(`${world.shell}/remotes.json`);
  const { remotes } = (await response.json()) as {
    remotes: { manifest: { pages: Record<string, { path: string }> } }[];
  };
  return remotes.flatMap(({ manifest }) => Object.values(manifest.pages).map(({ path }) => path));
}

function filled(path: string, params: Record<string, string>): string {
  return path.replace(/\/:(\w+)(\??)/g, (_segment, name: string, optional: string) => {
    const value = params[name];
    if (value === undefined && optional) return "";
    if (value === undefined) throw new Error(`Give an example of :${name} for ${path}.`);
    return `/${value}`;
  });
}

/** Collects the scripts that a page asks for from now on, of one origin or of all. */
function scriptsFrom(page: Page, origin = "http:/"): () => string[] {
  const found = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.url().startsWith(`${origin}/`))
      found.add(request.url());
  });
  return () => [...found].toSorted();
}

function hashOf(folder: string): string {
  const hash = createHash("sha256");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** What is fetched ahead is used when the page stands, which a busy machine may have only seconds later. */
function isOfBusyMachine(complaint: string): boolean {
  return complaint.includes("preloaded using link preload but not used within a few seconds");
}
