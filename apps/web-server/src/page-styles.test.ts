import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { MatchedPage } from "@guildway/federation/compose";
import { afterEach, expect, test } from "vitest";
import { pageStyles } from "./page-styles.ts";

const running: { stop(): void }[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.stop();
});

/** A remote whose page has two style sheets; answers what was asked of it. */
async function remote(css: string) {
  const asked: string[] = [];
  const server = createServer((call, response) => {
    asked.push(call.url ?? "");
    response.end(call.url === "/page.css" ? css : ".all{color:red}");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  running.push({ stop: () => server.close() });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const release = { origin, css: ["all.css"], pages: { one: { css: ["page.css"] } } };
  return { asked, matched: { release, page: "one", params: {} } as unknown as MatchedPage };
}

test("a page's style sheets stand in its document, and are read once", async () => {
  const { asked, matched } = await remote(".page{color:blue}");
  const styles = { css: ".all{color:red}\n.page{color:blue}", links: "" };
  expect(await pageStyles(matched)).toEqual(styles);
  expect(await pageStyles(matched)).toEqual(styles);
  expect(asked.toSorted()).toEqual(["/all.css", "/page.css"]);
});

test.each([".page{background:url(x.png)}", "</style><script>x()</script>"])(
  "what cannot stand elsewhere is linked to: %s",
  async (css) => {
    const { matched } = await remote(css);
    const { css: inline, links } = await pageStyles(matched);
    expect(inline).toBe("");
    expect(links).toContain(`${matched.release.origin}/page.css`);
  },
);

test("a remote that does not answer leaves them to the browser", async () => {
  const { matched } = await remote("");
  for (const server of running.splice(0)) server.stop();
  expect((await pageStyles(matched)).links).toContain("/all.css");
});
