import { deflateSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isPlainPdf } from "./plain-pdf.ts";

const million = 1_000_000;
const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, " "));

/** A PDF of objects that are packed like this. */
const pdfOf = (filter: string, ...streams: Buffer[]) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...streams.flatMap((data, at) => [
      Buffer.from(
        `${at + 1} 0 obj\n<< /Type /ObjStm ${filter} /Length ${data.length} >>\nstream\n`,
      ),
      data,
      Buffer.from("\nendstream\nendobj\n"),
    ]),
    Buffer.from("trailer\n<< /Root 1 0 R >>\n%%EOF"),
  ]);

describe("a PDF", () => {
  it("is plain as forms are", () => {
    const template = join(
      import.meta.dirname,
      "../forms/templates/apprenticeAgreements.2023-03.pdf",
    );
    expect(isPlainPdf(readFileSync(template))).toBe(true);
    expect(isPlainPdf(pdfOf("/Filter /FlateDecode", packed(million), packed(million)))).toBe(true);
    expect(isPlainPdf(pdfOf("/Filter [ /FlateDecode ]", packed(million)))).toBe(true);
    expect(isPlainPdf(pdfOf("/Filter /DCTDecode", Buffer.from("a stream has its banks")))).toBe(
      true,
    );
  });

  it.each([
    ["one stream", [packed(60 * million)]],
    ["all of its streams", Array.from({ length: 60 }, () => packed(million))],
    ["a stream that is cut off", [packed(60 * million).subarray(0, -20)]],
  ])("that unpacks to more than a form has is none, by %s", (_, streams) => {
    expect(isPlainPdf(pdfOf("/Filter /FlateDecode", ...streams))).toBe(false);
  });

  it("whose streams lie in one another is none, since each is unpacked over all that follow", () => {
    const emptyBlocks = Array.from({ length: 500 }, () => Buffer.from("000000ffff", "hex"));
    // A block of nine bytes that holds the words by which the next stream begins.
    const nextStream = Buffer.from("000900f6ff73747265616d0a789c", "hex");
    const within = (count: number) =>
      Buffer.concat([
        Buffer.from("%PDF-1.7\nstream\n\x78\x9c", "latin1"),
        ...Array.from({ length: count }, () => [...emptyBlocks, nextStream]).flat(),
      ]);
    expect(isPlainPdf(within(2))).toBe(true);
    expect(isPlainPdf(within(50))).toBe(false);
  });

  it.each([
    "/Filter [/FlateDecode /FlateDecode]",
    "/Filter [/ASCIIHexDecode /FlateDecode]",
    "/Filter /LZWDecode",
    "/Filter/RunLengthDecode",
    "/F#69lter /LZ#57Decode",
    "/Filter 5 0 R",
    "/Filter %\n/LZWDecode",
  ])("that is packed as nobody packs a form is none: %s", (filter) => {
    expect(isPlainPdf(pdfOf(filter, packed(100)))).toBe(false);
  });

  it("with a stream that is damaged is none", () => {
    const damaged = Buffer.concat([packed(1000).subarray(0, 6), Buffer.alloc(40, 0xff)]);
    expect(isPlainPdf(pdfOf("/Filter /FlateDecode", damaged))).toBe(false);
  });
});
