import { type Colour, opaque, paintPng } from "./paint-png.ts";

const clear: Colour = [0, 0, 0, 0];
const paper: Colour = [255, 255, 255, 1];

/** Whether a point, from -1 to 1 each way, is part of a sign. */
type Sign = (x: number, y: number) => boolean;

const signs = {
  /** The stone that closes an arch, between its neighbours. */
  keystone: (x, y) => {
    const angle = Math.abs(Math.atan2(x, 0.95 - y));
    const radius = Math.hypot(x, 0.95 - y);
    const stone = radius > 0.62 && radius < 1.28 && angle < 0.26;
    const neighbours = radius > 0.72 && radius < 1.14 && angle > 0.33 && angle < 0.86;
    return stone || neighbours;
  },
  /** Two slopes and what lies between them. */
  valley: (x, y) => {
    const slope = Math.abs(x) * 1.25 - 0.42;
    const hills = y > 0.05 - slope && y < 0.5 && Math.abs(x) < 0.72;
    const sun = Math.hypot(x, y + 0.32) < 0.2;
    return hills || sun;
  },
  /** Three bends of a river. */
  riverbend: (x, y) =>
    Math.abs(x) < 0.68 &&
    [-0.34, 0, 0.34].some((line) => Math.abs(y - line - 0.11 * Math.sin(x * 4.6)) < 0.075),
} as const satisfies Record<string, Sign>;

/** A square mark on an organization's colour, as PNG of so many pixels a side. */
export function logo(sign: keyof typeof signs, colour: string, size: number): Buffer {
  const ground = opaque(colour);
  return paintPng(size, size, (x, y) => {
    if (!isInTile(x, y, size)) return clear;
    return signs[sign]((x / size) * 2 - 1, (y / size) * 2 - 1) ? paper : ground;
  });
}

function isInTile(x: number, y: number, size: number): boolean {
  const corner = size / 5;
  const beyond = (at: number) => Math.max(corner - at, at - (size - corner), 0);
  return Math.hypot(beyond(x), beyond(y)) < corner;
}
