import { type Colour, paintPng } from "./paint-png.ts";

const width = 330;
const height = 100;
const ink: Colour = [27, 36, 64, 1];

/** How a hand moves: letters along the line, how high and how slanted they are, and where the swing begins. */
export interface Hand {
  letters: number;
  rise: number;
  slant: number;
  begin: number;
}

/** A curve that looks like a signature, on a transparent ground, as PNG; it is nobody's. */
export function signature(hand: Hand): Buffer {
  const drawn = new Float32Array(width * height);
  for (const [x, y, radius] of strokeOf(hand)) stamp(drawn, x, y, radius);
  return paintPng(width, height, (x, y) => {
    const opacity = drawn[Math.floor(y) * width + Math.floor(x)] ?? 0;
    return [ink[0], ink[1], ink[2], opacity];
  });
}

/** The points of one stroke, close enough to be a line; the pen is thinner where it rises. */
function strokeOf({ letters, rise, slant, begin }: Hand): [number, number, number][] {
  const steps = 9000;
  return Array.from({ length: steps }, (_, step) => {
    const part = step / steps;
    const turn = part * letters * 2 * Math.PI + begin;
    // The first letter is a capital, the end runs out into a line.
    const size = part < 1.2 / letters ? 1 : 0.34 + 0.26 * Math.sin(turn * 0.37 + begin);
    const fading = part > 0.86 ? (1 - part) / 0.14 : 1;
    const swing = Math.sin(turn) * rise * size * fading;
    const x = 26 + part * 270 + Math.cos(turn) * 11 * size * fading - swing * slant;
    const y = 58 + swing - part * 8;
    return [x, y, 1.05 + 0.55 * Math.cos(turn + 0.6)];
  });
}

function stamp(drawn: Float32Array, x: number, y: number, radius: number): void {
  for (let row = Math.floor(y - radius - 1); row <= y + radius + 1; row++)
    for (let column = Math.floor(x - radius - 1); column <= x + radius + 1; column++) {
      if (row < 0 || row >= height || column < 0 || column >= width) continue;
      const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      const opacity = Math.min(1, Math.max(0, radius + 0.5 - away));
      const at = row * width + column;
      drawn[at] = Math.max(drawn[at]!, opacity);
    }
}
