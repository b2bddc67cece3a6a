export { type Sheet, sheetsOf } from "./sheets.ts";
export { type SlidePart, slidesOf } from "./slides.ts";
export { unpack, type UnpackingLimits } from "./unpack.ts";
export { Unreadable } from "./unreadable.ts";
