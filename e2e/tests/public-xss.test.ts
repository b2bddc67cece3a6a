import type { World } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { storeAttacked } from "./attacked-records.ts";
import { expect, takenOver, test } from "./world-test.ts";
import { xssPayloads } from "./xss-payloads.ts";

/** The document as its server makes it, with the page in it: a busy server would leave that to the browser. */
async function documentOf(world: World, path: string): Promise<string> {
  let html = "";
  const ask = async () => {
    const response = await fetch(world.shell + path, { headers: { accept: "text/html" } });
    html = await response.text();
    return html.includes("<h1") && html.includes("&lt;");
  };
  await expect.poll(ask, path).toBe(true);
  return html;
}

/** Notes whatever a script in the page itself would do, and what the page's policy had to stop. */
async function setTraps(page: Page): Promise<string[]> {
  const caught: string[] = [];
  page.on("dialog", (dialog) => {
    caught.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    if (window !== top) return;
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      stopped.push(`${violatedDirective}: ${sample}`),
    );
  });
  return caught;
}

/** What of a document could act: handlers, addresses that run, elements that we never make. */
function actsIn(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const found: string[] = [];
  for (const element of parsed.querySelectorAll("*")) {
    const of = element.localName;
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on")) found.push(`${of} ${name}`);
      const isAddress = /^(?:href|src|action|formaction|data|xlink:href|srcset|poster)$/.test(name);
      const runs = /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu.test(value);
      if (isAddress && runs) found.push(`${of} ${name}=${value}`);
    }
    const isFrame = of === "iframe";
    const sandbox = element.getAttribute("sandbox");
    if (isFrame && (sandbox === null || sandbox.includes("allow-same-origin")))
      found.push(`${of} sandbox=${sandbox}`);
    if (["base", "embed", "object", "math", "foreignobject", "marquee"].includes(of))
      found.push(of);
    if (of === "meta" && element.getAttribute("http-equiv") === "refresh") found.push("refresh");
    const isData = /json/.test(element.getAttribute("type") ?? "");
    if (of === "script" && !isData && /alert|__xss/.test(element.textContent ?? ""))
      found.push(`script ${element.textContent}`);
  }
  return found;
}

const caughtIn = (page: Page) =>
  page.evaluate(() => {
    const { stopped, __xss } = window as unknown as { stopped: string[]; __xss?: unknown };
    return { stopped, xss: __xss };
  });

/** Where the cohorts are named that one can join. */
async function chooseCohort(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Join / })
    .first()
    .click({ timeout: 15_000 });
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Each button is gone once its piece is shown. */
async function showEmbeds(page: Page): Promise<void> {
  const closed = page.getByRole("button", { name: /^Show / });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
}

test("sixty known payloads and more, stored in every text that public pages show, run no script and stand unescaped in no document", async ({
  page,
  world,
}) => {
  test.setTimeout(300_000);
  expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(60);
  const caught = await setTraps(page);
  const { slug, pageLinks, classId, richId, pathwayId, material, taken } = await storeAttacked(
    page,
    world,
  );
  expect(taken).toBeGreaterThan(xssPayloads.length * 8);
  await page.route("https://example.test/**", (route) => route.abort());

  const course = `/o/${slug}/courses/classId`;
  const withEmbeds = pageLinks.map((id) => `/link/${id}`);
  const others = [
    `/link/${pageLinks[0]}?material=${material}`,
    `${course}/${richId}`,
    `/o/${slug}/courses`,
    `/o/${slug}/pathways/${pathwayId}`,
  ];
  await page.goto(world.shell);
  for (const path of [...withEmbeds, ...others, `${course}/${classId}`]) {
    const html = await documentOf(world, path);
    for (const payload of xssPayloads.filter((one) => one.includes("<")))
      expect(html.includes(payload), `${path} holds ${payload}`).toBe(false);
    expect(await page.evaluate(actsIn, html), `the document of ${path}`).toEqual([]);
  }
  const look = async (path: string, act: (drawn: Page) => Promise<void> = async () => {}) => {
    await page.goto(world.shell + path);
    await takenOver(page);
    await page.waitForLoadState("networkidle");
    await act(page);
    await page.mouse.move(400, 300);
    await page.waitForLoadState("networkidle");
    // Looking for it in a document of its own may itself complain of the page's policy.
    expect(await caughtIn(page), path).toEqual({ stopped: [], xss: undefined });
    const drawn = await page.evaluate(() => document.documentElement.outerHTML);
    expect(await page.evaluate(actsIn, drawn), `what is drawn of ${path}`).toEqual([]);
  };
  for (const path of withEmbeds) await look(path, showEmbeds);
  for (const path of others) await look(path);
  await look(`${course}/${classId}`, chooseCohort);
  expect(caught).toEqual([]);
});
