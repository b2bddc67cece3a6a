import { expect, test } from "vitest";
import { facadeOf, importingTarget, withoutLinks } from "./facades.ts";

const path = "assets/hostInit-a1.js";
const facade = facadeOf(path, `export{i as hostInitPromise,initHost}from"./boot-b2.js";`)!;

test("a file that only hands on is known with what stands behind it", () => {
  expect(facade).toEqual({
    path,
    target: "boot-b2.js",
    exports: "hostInitPromise:e.i,initHost:e.initHost",
  });
});

test("what the sharing plugin has a file fetch ahead does not count as its own", () => {
  const ahead = `export{a as init}from"./boot-b2.js";\nif (typeof document !== 'undefined') { fetchAhead(); }`;
  expect(facadeOf(path, ahead)).toMatchObject({ target: "boot-b2.js" });
});

test.each([
  `import"./other.js";export{a}from"./boot-b2.js";`,
  `export{a}from"./boot-b2.js";start();`,
  `export*from"./boot-b2.js";`,
  `export{a}from"react";`,
  `const a=1;export{a};`,
])("%s is a file of its own", (code) => {
  expect(facadeOf(path, code)).toBeUndefined();
});

test("a lazy import of it goes to the file behind it and gives what it gave, by whatever function", () => {
  expect(importingTarget(`await __mfImport("./hostInit-a1.js")`, facade)).toBe(
    `await __mfImport("./boot-b2.js").then(e=>({hostInitPromise:e.i,initHost:e.initHost}))`,
  );
  const exports = { i: "ready", initHost: "start" };
  const load = (code: string): unknown =>
    // The written code is run as a browser would, with a module in the place of a file.
    new Function("load", `return load${code.slice("import".length)}`)(async () => exports);
  return expect(load(importingTarget(`import("./hostInit-a1.js")`, facade))).resolves.toEqual({
    hostInitPromise: "ready",
    initHost: "start",
  });
});

test("a file whose name only resembles its own is imported as before", () => {
  const other = `import("./hostInit-a1xjs");import("./my-hostInit-a1.js")`;
  expect(importingTarget(other, facade)).toBe(other);
});

test("a document no longer fetches it ahead, and still fetches the rest", () => {
  const rest = `<link rel="modulepreload" href="/assets/boot-b2.js">`;
  const html = `<link rel="modulepreload" href="/assets/hostInit-a1.js">${rest}`;
  expect(withoutLinks(html, [facade])).toBe(rest);
});
