import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";

const css = readFileSync(new URL("./colours.css", import.meta.url), "utf8");
const themes = ["light", "dark"] as const;
const surfaces = ["canvas", "paper", "raised", "sunken"];
const meanings = ["red", "amber", "green", "blue"];

const texts = [
  ...surfaces.flatMap((surface) => ["ink", "ink-quiet", "accent"].map((text) => [text, surface])),
  ...meanings.flatMap((name) => [
    [`${name}-strong`, `${name}-quiet`],
    ["ink", `${name}-quiet`],
    [`${name}-strong`, "paper"],
    [`${name}-strong`, "canvas"],
    [`${name}-strong`, "raised"],
  ]),
  ["accent-hover", "canvas"],
  ["accent-hover", "paper"],
  ["accent-strong", "accent-quiet"],
  ["ink", "accent-quiet"],
  ["ink-quiet", "accent-quiet"],
  ["accent-ink", "accent"],
  ["accent-ink", "accent-hover"],
  ["highlight-ink", "highlight"],
  ["red-fill-ink", "red-fill"],
  ["red-fill-ink", "red-fill-hover"],
];

const controls = [
  ...surfaces.flatMap((surface) =>
    ["line-strong", "accent", "focus", "red-strong"].map((line) => [line, surface]),
  ),
  ["accent", "accent-quiet"],
];

describe.each(themes)("in the %s theme", (theme) => {
  it.each(texts)("text in %s on %s has a contrast of at least 4.5", (text, surface) => {
    expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)(
    "a control's edge in %s on %s has a contrast of at least 3",
    (edge, surface) => {
      expect(contrast(colour(edge, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
    },
  );
});

it("every quiet background has its strong text", () => {
  const quiet = [...css.matchAll(/--(\w+)-quiet: light-dark/g)].map((match) => match[1]);
  const withText = quiet.filter((name) => name !== "ink");
  expect(withText.toSorted()).toEqual(["accent", ...meanings].toSorted());
  for (const name of withText) expect(css).toContain(`--${name}-strong: light-dark`);
});

function colour(name: string | undefined, theme: (typeof themes)[number]) {
  const declared = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(css);
  const value = declared?.[theme === "light" ? 1 : 2];
  if (!value) throw new Error(`--${name} is not a pair of colours in colours.css`);
  return value;
}
