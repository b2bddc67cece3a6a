import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { defineManifest } from "@guildway/federation/manifest";
import { usePageFrame } from "@guildway/federation";
import { useParams } from "@guildway/router";
import { RichText } from "@guildway/ui/rich-text";
import { expect, test } from "vitest";
import { renderer } from "./renderer.tsx";

const manifest = defineManifest({
  id: "orchard",
  title: "Orchard",
  owner: "the Orchard team",
  federation: 1,
  pages: { tree: { path: "/trees/:name", frame: "bare", access: "public", rendered: true } },
  modals: {},
});

function Tree() {
  const { name } = useParams();
  usePageFrame({ title: `The ${name}`, description: `All about the ${name}` });
  return <h1>{name}</h1>;
}

const render = renderer(manifest, {
  pages: { tree: () => Promise.resolve({ default: Tree }) },
  modals: {},
});

const renderTree = (name: string) =>
  render({
    address: `http://localhost/trees/${name}`,
    lang: "en",
    isPhone: false,
    marks: "",
    mainApp: "/",
    api: { origin: "http://localhost:1", headers: {} },
  });

test("pages that are drawn at the same time each say of themselves what they are", async () => {
  const pages = await Promise.all(["oak", "pear", "plum"].map(renderTree));
  expect(pages.map((page) => [page?.html, page?.frame.title, page?.frame.description])).toEqual([
    ["<h1>oak</h1>", "The oak", "All about the oak"],
    ["<h1>pear</h1>", "The pear", "All about the pear"],
    ["<h1>plum</h1>", "The plum", "All about the plum"],
  ]);
});

const letter = defineManifest({
  id: "letters",
  title: "Letters",
  owner: "the Letters team",
  federation: 1,
  pages: { letter: { path: "/letter", frame: "bare", access: "public", rendered: true } },
  modals: {},
});

test("rich text is read where no browser is, and nothing in it acts", async () => {
  const html = `Dear <b>you</b><p onclick="x()">One<br>two</p><script>x()</script><a href="javascript:x()">on</a>`;
  const page = await renderer(letter, {
    pages: { letter: () => Promise.resolve({ default: () => <RichText html={html} /> }) },
    modals: {},
  })({
    address: "http://localhost/letter",
    lang: "en",
    isPhone: false,
    marks: "",
    mainApp: "/",
    api: { origin: "http://localhost:1", headers: {} },
  });
  expect(page?.html.replace(/^<div[^>]*>/, "<div>")).toBe(
    "<div>Dear <strong>you</strong><p>One<br/>two</p><span>on</span></div>",
  );
});

test("a page of more than two million bytes of answers is left to its browser", async () => {
  const api = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ words: "a".repeat(Number(request.url?.slice(1))) }));
  });
  await once(api.listen(0, "127.0.0.1"), "listening");
  const { port } = api.address() as AddressInfo;
  const ask = (bytes: number) => ({
    queryKey: ["letters", bytes],
    queryFn: () => globalThis.takeEarlyAnswer!("GET", `/${bytes}`),
  });
  const renderOf = (...bytes: number[]) =>
    renderer(letter, {
      pages: {
        letter: () =>
          Promise.resolve({ default: () => <h1>Letter</h1>, firstQueries: () => bytes.map(ask) }),
      },
      modals: {},
    })({
      address: "http://localhost/letter",
      lang: "en",
      isPhone: false,
      marks: "",
      mainApp: "/",
      api: { origin: `http://127.0.0.1:${port}`, headers: {} },
    });
  expect((await renderOf(900_000, 950_000))?.html).toBe("<h1>Letter</h1>");
  expect(await renderOf(900_000, 1_200_000)).toBeUndefined();
  api.close();
});
