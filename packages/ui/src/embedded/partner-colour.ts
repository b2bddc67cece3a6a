import { contrast } from "../foundation/contrast.ts";

/** What an accent stands on in our themes: the pages, cards and wells of both. */
const light = { grounds: ["#f6f8f7", "#ffffff", "#edf1f0"], far: "#000000", quiet: "#ffffff" };
const dark = { grounds: ["#0e1514", "#161f1e", "#212d2c"], far: "#ffffff", quiet: "#161f1e" };
/** A little more than WCAG asks of text, since colours are rounded. */
const legible = 4.6;

/**
 * A partner's colour as our accent, by the names of our tokens: darker in the light theme and lighter in the dark one,
 * just as far as what is written in it or on it can be read.
 */
export function accentOf(colour: string): Record<string, string> {
  const bright = shades(colour, light);
  const dim = shades(colour, dark);
  return Object.fromEntries(
    Object.entries(bright).map(([name, value]) => [
      name,
      `light-dark(${value}, ${dim[name as keyof typeof dim]})`,
    ]),
  );
}

function shades(colour: string, { grounds, far, quiet: ground }: typeof light) {
  const quiet = mixed(colour, ground, 0.86);
  const accent = legibleOn(colour, far, grounds);
  const strong = legibleOn(accent, far, [quiet, ...grounds]);
  return {
    "--accent": accent,
    "--accent-hover": mixed(accent, far, 0.22),
    "--accent-ink": legibleOn(mixed(accent, opposite(far), 0.85), opposite(far), [accent]),
    "--accent-quiet": quiet,
    "--accent-strong": strong,
    "--focus": accent,
  };
}

/** The colour, moved towards black or white until it can be read on all of the grounds. */
function legibleOn(colour: string, towards: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mixed(colour, towards, share);
    if (grounds.every((ground) => contrast(moved, ground) >= legible)) return moved;
  }
  return towards;
}

const opposite = (far: string) => (far === "#000000" ? "#ffffff" : "#000000");

function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [one, other].map((colour) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    );
    return Math.round(from + (to - from) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
