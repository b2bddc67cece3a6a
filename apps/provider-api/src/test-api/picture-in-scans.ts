const segment = (marker: number, ...content: number[]) =>
  Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255, ...content]);

/** One code of one bit, for the value that says that nothing changes. */
const table = (kind: number, value: number) =>
  segment(0xc4, kind, 1, ...Array.from({ length: 15 }, () => 0), value);

const side = 16;
const toTheEnd = 0x20;

/** A grey JPEG of 16 by 16 that comes in so many scans, as decoders take it. */
export function pictureInScans(count: number): Buffer {
  const grey = Array.from({ length: 64 }, () => 16);
  const first = [segment(0xda, 1, 1, 0, 0, 0, 0), Buffer.of(0x0f)];
  const further = [segment(0xda, 1, 1, 0, 1, 63, 0), Buffer.of(0x1f)];
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    segment(0xdb, 0, ...grey),
    segment(0xc2, 8, 0, side, 0, side, 1, 1, 0x11, 0),
    table(0, 0),
    table(0x10, toTheEnd),
    ...first,
    ...Array.from({ length: count - 1 }, () => further).flat(),
    Buffer.of(0xff, 0xd9),
  ]);
}
