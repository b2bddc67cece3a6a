import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const source = import.meta.dirname;
const order = "@layer reset, tokens, base, parts, app;";

it.each(globSync("**/*.module.css", { cwd: source }))(
  "%s keeps every rule in the layer of the parts",
  (file) => {
    const css = readFileSync(`${source}/${file}`, "utf8").trim();
    expect(css.startsWith("@layer parts {")).toBe(true);
    expect(css.match(/^[^\s}]/gm)).toHaveLength(1);
  },
);

it("tokens and parts state the same order of layers, whichever arrives first", () => {
  expect(readFileSync(`${source}/tokens.css`, "utf8")).toContain(order);
  expect(readFileSync(`${source}/foundation/layers.css`, "utf8")).toContain(order);
});
