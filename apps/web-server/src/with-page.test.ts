import type { PageHead } from "@guildway/federation/compose";
import { expect, test } from "vitest";
import { withPage } from "./with-page.ts";

const built = `<!doctype html><html lang="en"><head><meta name="robots" content="noindex"><title>Guildway</title></head><body><div id="root"></div></body></html>`;
const address = "https://site.test/o/keystone/courses/classId/one?utm=x";

const made = (head: PageHead, frame: object = { title: "Welding" }) =>
  withPage(
    built,
    { html: "<h1>Welding</h1>", frame, head, queries: {}, lang: "es" },
    { address, styles: { css: "", links: "" } },
  );

test("search engines may list a page that says so, at one address, and no other", () => {
  const listed = made({ indexed: true, image: "/v1/files/a.png" }).html;
  expect(listed).not.toContain("noindex");
  expect(listed).toContain(
    `rel="canonical" href="https://site.test/o/keystone/courses/classId/one"`,
  );
  expect(listed).toContain(`property="og:image" content="https://site.test/v1/files/a.png"`);
  const other = made({}).html;
  expect(other).toContain("noindex");
  expect(other).not.toContain("og:");
  expect(made({ indexed: true, canonical: "/o/keystone/courses/classId/1" }).html).toContain(
    `property="og:url" content="https://site.test/o/keystone/courses/classId/1"`,
  );
});

test("what is missing says so by its status, and every other page does not", () => {
  expect(made({ missing: true }).status).toBe(404);
  expect(made({}).status).toBe(200);
});

test("what a page says of itself ends no element and no attribute", () => {
  const bad = `"><script>alert(1)</script>`;
  const { html } = made(
    {
      indexed: true,
      image: `/${bad}`,
      manifest: `/${bad}`,
      touchIcon: bad,
      canonical: `/${bad}`,
      structured: { name: `</script>${bad}` },
    },
    { title: bad, description: bad, organization: { name: bad } },
  );
  expect(html.match(/<script/g)).toEqual(["<script"]);
  expect(
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!),
  ).toEqual({ name: `</script>${bad}` });
  const { html: whole } = made({}, { wholeTitle: bad });
  expect(whole).not.toContain("<script");
});

test("a page's whole title stands as it is, any other before our name", () => {
  expect(made({}).html).toContain("<title>Welding | Guildway</title>");
  expect(made({}, { title: "x", wholeTitle: "Welcome | Keystone" }).html).toContain(
    "<title>Welcome | Keystone</title>",
  );
  expect(made({}, {}).html).toContain("<title>Guildway</title>");
});
