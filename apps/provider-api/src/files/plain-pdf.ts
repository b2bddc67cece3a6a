import { constants, inflateRawSync } from "node:zlib";

/** What all streams of a PDF become together, and how many they are: more than a form has, and less than fills the memory. */
const mostBytes = 50_000_000;
const mostStreams = 5000;

/** How many times a PDF's size all that is unpacked of it may be: streams stand behind one another, and only those that lie in one another are more than the file. */
const mostReadings = 2;

/** How a stream may be packed: once, or as a picture, which nobody unpacks who fills a form. */
const filter =
  /^\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\]|\/(?:DCT|JPX|CCITTFax)Decode)(?![\w[])/;

/** Packed data begins with its method, and a sum of that. */
const isPacked = (method = 0, sum = 0) =>
  (method & 0x0f) === 8 && (sum & 0x20) === 0 && ((method << 8) + sum) % 31 === 0;

/** Whether a PDF unpacks to no more than a form has: a file of a few thousand bytes can be made that unpacks to thousands of millions, which whoever opens it unpacks before looking at it. */
export function isPlainPdf(pdf: Buffer): boolean {
  const text = pdf.toString("latin1");
  // A name may be written with the numbers of its letters.
  const names = text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  for (const { index } of names.matchAll(/\/Filter(?![\w])/g))
    if (!filter.test(names.slice(index + "/Filter".length, index + 100))) return false;
  let bytes = 0;
  let streams = 0;
  let toRead = mostReadings * pdf.length;
  for (const { index, 0: keyword } of text.matchAll(/stream[ \r\n]*/g)) {
    const from = index + keyword.length;
    if (!isPacked(pdf[from], pdf[from + 1])) continue;
    streams += 1;
    const { taken, given } = unpack(pdf.subarray(from + 2, from + 2 + toRead), mostBytes - bytes);
    toRead -= taken;
    bytes += given;
    if (toRead <= 0 || bytes >= mostBytes || streams > mostStreams) return false;
  }
  return true;
}

/** How many bytes of packed data are a stream, and how many it becomes, at most so many; of what is damaged nobody knows where whoever opens it would end. */
function unpack(packed: Buffer, most: number): { taken: number; given: number } {
  try {
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH, info: true };
    // What `info` answers is not in the types.
    const { buffer, engine } = inflateRawSync(packed, options) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    return { taken: engine.bytesWritten, given: buffer.length };
  } catch {
    return { taken: packed.length, given: most };
  }
}
