import { contrast } from "../foundation/contrast.ts";
import { expect, it } from "vitest";
import { accentOf } from "./partner-colour.ts";

const parts = (value: string) => /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)!.slice(1);
const colours = ["#ffff00", "#000000", "#ffffff", "#8a5a17", "#00aaff", "#ff0066", "#7f7f7f"];

it.each(colours)("what is written in %s, or on it, can be read in both themes", (colour) => {
  const accent = accentOf(colour);
  for (const [theme, grounds] of [
    [0, ["#f6f8f7", "#ffffff", "#edf1f0"]],
    [1, ["#0e1514", "#161f1e", "#212d2c"]],
  ] as const) {
    const of = (name: string) => parts(accent[name]!)[theme]!;
    for (const ground of grounds)
      expect(contrast(of("--accent"), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("--accent-ink"), of("--accent"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("--accent-ink"), of("--accent-hover"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("--accent-strong"), of("--accent-quiet"))).toBeGreaterThanOrEqual(4.5);
  }
});

it("a colour that can be read as it is stays as it is", () => {
  expect(parts(accentOf("#0b5d59")["--accent"]!)[0]).toBe("#0b5d59");
});
