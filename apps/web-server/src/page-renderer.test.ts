import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pageRenderer } from "./page-renderer.ts";

const request = {
  address: "http://localhost/plans/one",
  lang: "en",
  isPhone: false,
  mainApp: "/",
  marks: "",
  api: { origin: "http://localhost:1", headers: {} },
} as const;

async function bundle(code: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "rendered-")), "render.mjs");
  await writeFile(file, code);
  return file;
}

const inTime = { timeout: 20_000 };

/** The first page that a thread makes, however long a busy machine takes to start it. */
async function loaded<Page>(ask: () => Promise<Page>): Promise<Page> {
  let page: Page | undefined;
  await expect.poll(async () => (page = await ask()), inTime).toBeDefined();
  return page as Page;
}

test("a page is made by the build's own function", async () => {
  const file = await bundle("export const render = async ({ address }) => ({ html: address });");
  const { render } = pageRenderer(file);
  expect(await render(request)).toEqual({ html: request.address });
});

test("a page that never ends is given up, and the next one is made", async () => {
  const file = await bundle(`
    export const render = async ({ address }) => {
      while (address.endsWith("loop"));
      return { html: "made" };
    };`);
  const { render } = pageRenderer(file, 1000);
  expect(await render({ ...request, address: "http://localhost/loop" })).toBeUndefined();
  expect(await loaded(() => render(request))).toEqual({ html: "made" });
}, 30_000);

test("a page that waits too long for its answers ends nobody else's", async () => {
  const file = await bundle(`
    import { threadId } from "node:worker_threads";
    export const render = async ({ address }) => {
      if (address.endsWith("waits")) await new Promise(() => {});
      await new Promise((resolve) => setTimeout(resolve, 400));
      return { html: String(threadId) };
    };`);
  const { render } = pageRenderer(file, 2000);
  const first = await loaded(() => render(request));
  const late = render({ ...request, address: "http://localhost/waits" });
  await new Promise((resolve) => setTimeout(resolve, 1800));
  // It is made while the other one is given up, by the same thread.
  expect(await render(request)).toEqual(first);
  expect(await late).toBeUndefined();
}, 30_000);

test("one network leaves the others room, and pages that never come are given up once they fill it", async () => {
  const file = await bundle(`
    import { appendFileSync } from "node:fs";
    export const render = async ({ address }) => {
      if (address.endsWith("waits")) {
        appendFileSync(new URL("hanging", import.meta.url), ".");
        await new Promise(() => {});
      }
      return { html: "made" };
    };`);
  const { render } = pageRenderer(file, 5000);
  const of = (visitor: string, path = "one") => {
    const headers = { "x-forwarded-for": visitor };
    const api = { ...request.api, headers };
    return render({ ...request, address: `http://localhost/${path}`, api });
  };
  await loaded(() => of("192.0.2.1"));
  const hanging = (visitor: string) => Array.from({ length: 10 }, () => of(visitor, "waits"));
  const allHang = (count: number) =>
    expect
      .poll(() => readFile(join(dirname(file), "hanging"), "utf8").catch(() => ""), inTime)
      .toBe(".".repeat(count));
  const ofOne = hanging("2001:db8:1:2::1");
  await allHang(10);
  expect(await of("2001:db8:1:2::9")).toBeUndefined();
  expect(await of("192.0.2.1")).toEqual({ html: "made" });
  const ofOther = hanging("192.0.2.2");
  await allHang(20);
  expect(await of("192.0.2.1")).toBeUndefined();
  await Promise.all([...ofOne, ...ofOther]);
  expect(await of("192.0.2.1")).toBeUndefined();
  await loaded(() => of("192.0.2.1"));
}, 60_000);

test("a page that throws is nothing, and so is a build without pages to make", async () => {
  const { render } = pageRenderer(await bundle("export const render = async () => { throw 1; };"));
  expect(await render(request)).toBeUndefined();
  expect(await pageRenderer("/no/such/render.js").render(request)).toBeUndefined();
});

test("a new build takes the place of the old one", async () => {
  const file = await bundle('export const render = async () => ({ html: "old" });');
  const { render } = pageRenderer(file);
  expect(await render(request)).toEqual({ html: "old" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await writeFile(file, 'export const render = async () => ({ html: "new" });');
  expect(await render(request)).toEqual({ html: "new" });
});
