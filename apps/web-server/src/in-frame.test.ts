import { frameMarks } from "@guildway/federation/compose";
import { expect, test } from "vitest";
import { inFrame } from "./in-frame.ts";

const { color, logo, name, title } = frameMarks;
const around = [
  `<header style="border:${color}"><img class="l" src="${logo}" alt=""/><span class="n">${name}</span><span class="t">${title}</span></header><main>`,
  "</main>",
] as const;
const page = (frame: object) => ({ html: "<p>here</p>", frame, head: {}, queries: {} });

test("the bar of a page says whose it is and what it is", () => {
  const organization = { name: "Keystone & Sons", logoUrl: "/logo.png", color: "#0a7" };
  expect(inFrame(around, page({ title: "Welding", organization }))).toBe(
    `<header style="border:#0a7"><img class="l" src="/logo.png" alt=""/><span class="n">Keystone &amp; Sons</span><span class="t">Welding</span></header><main><p>here</p></main>`,
  );
});

test("what a page does not say leaves nothing behind, and a colour that is none is ours", () => {
  const organization = { name: "Keystone", color: "red;background:url(x)" };
  expect(inFrame(around, page({ organization }))).toBe(
    `<header style="border:var(--accent)"><span class="n">Keystone</span></header><main><p>here</p></main>`,
  );
  expect(inFrame(around, page({ organization: null }))).not.toMatch(/--(?:page|organization)-/);
});

test("what an organization calls itself is no part of the page", () => {
  const organization = { name: `"><script>x()</script>` };
  expect(inFrame(around, page({ organization }))).not.toContain("<script");
});
