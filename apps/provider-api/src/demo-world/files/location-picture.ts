import { between, type Colour, opaque, paintPng } from "./paint-png.ts";

const width = 640;
const height = 360;
/** Scenes are described 960 wide and 540 high. */
const scale = 1.5;

/** A block of a building: where it stands, how high it is, and how its windows are spaced. */
interface Block {
  left: number;
  right: number;
  top: number;
  window?: { wide: number; high: number; every: number; storey: number };
}

interface Scene {
  sky: readonly [top: Colour, horizon: Colour];
  sun: { x: number; y: number; radius: number; colour: Colour };
  /** The nearest first. */
  hills: readonly { base: number; swing: number; length: number; shift: number; colour: Colour }[];
  wall: Colour;
  pane: Colour;
  blocks: readonly Block[];
  ground: Colour;
  path: Colour;
}

const groundLine = 430;
const storeys = { wide: 26, high: 30, every: 48, storey: 62 };

const trainingCenter: Scene = {
  sky: [opaque("#bfdde0"), opaque("#f3ece0")],
  sun: { x: 760, y: 130, radius: 46, colour: opaque("#f6d98f") },
  hills: [
    { base: 372, swing: 22, length: 340, shift: 140, colour: opaque("#7fae9f") },
    { base: 330, swing: 34, length: 520, shift: 0, colour: opaque("#a9c8bd") },
  ],
  wall: opaque("#0f5c63"),
  pane: opaque("#f2e3b8"),
  blocks: [
    { left: 190, right: 470, top: 214, window: storeys },
    { left: 470, right: 560, top: 168, window: { ...storeys, every: 45 } },
    { left: 560, right: 790, top: 276, window: storeys },
  ],
  ground: opaque("#5f8f80"),
  path: opaque("#d9d2bd"),
};

const works: Scene = {
  sky: [opaque("#d3d7e6"), opaque("#f6e6d6")],
  sun: { x: 210, y: 190, radius: 58, colour: opaque("#f3c98f") },
  hills: [
    { base: 386, swing: 16, length: 300, shift: 30, colour: opaque("#949bb8") },
    { base: 344, swing: 26, length: 610, shift: 90, colour: opaque("#b5b9ce") },
  ],
  wall: opaque("#3b4a63"),
  pane: opaque("#f0d4a4"),
  blocks: [
    { left: 300, right: 640, top: 290, window: { wide: 34, high: 44, every: 56, storey: 72 } },
    { left: 640, right: 840, top: 330, window: { wide: 34, high: 34, every: 56, storey: 72 } },
    { left: 350, right: 378, top: 110 },
    { left: 420, right: 448, top: 140 },
    { left: 490, right: 518, top: 170 },
    { left: 700, right: 760, top: 240 },
  ],
  ground: opaque("#6f7f96"),
  path: opaque("#a9c2d2"),
};

/** A drawn picture of one of the two locations of Keystone, as PNG. */
export function locationPicture(of: "training center" | "works"): Buffer {
  const scene = of === "works" ? works : trainingCenter;
  return paintPng(width, height, (x, y) => colourAt(scene, x * scale, y * scale));
}

function colourAt(scene: Scene, x: number, y: number): Colour {
  if (y > groundLine) return isOnPath(x, y) ? scene.path : scene.ground;
  const block = scene.blocks.find(({ left, right, top }) => x >= left && x < right && y >= top);
  if (block) return isWindow(block, x, y) ? scene.pane : scene.wall;
  for (const { base, swing, length, shift, colour } of scene.hills)
    if (y > base - swing * Math.sin(((x + shift) / length) * 2 * Math.PI)) return colour;
  const { sun } = scene;
  if (Math.hypot(x - sun.x, y - sun.y) < sun.radius) return sun.colour;
  return between(scene.sky[0], scene.sky[1], y / groundLine);
}

/** A band that widens toward the front. */
function isOnPath(x: number, y: number): boolean {
  const near = (y - groundLine) / (540 - groundLine);
  return Math.abs(x - 515 + 60 * near) < 26 + 150 * near * near;
}

function isWindow({ left, right, top, window }: Block, x: number, y: number): boolean {
  if (!window) return false;
  const { wide, high, every, storey } = window;
  const columns = Math.floor((right - left) / every);
  const across = x - left - (right - left - columns * every) / 2;
  const down = y - top - 22;
  if (across < 0 || across >= columns * every || down < 0) return false;
  return (
    Math.abs((across % every) - every / 2) < wide / 2 &&
    down % storey < high &&
    down - (down % storey) + high < groundLine - top - 30
  );
}
