import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { strToU8 } from "fflate";
import { wordDocument } from "../../demo-world/files/word-document.ts";
import { readingLimits } from "./limits.ts";
import { readApart } from "./read-apart.ts";
import { packed, presentation, rawPdf } from "../../test-api/office-files.ts";

const read = (extension: string, content: Uint8Array, limits = {}) =>
  readApart(
    { kind: "file", extension, bytes: new Uint8Array(content) },
    { ...readingLimits, ...limits },
  );

const word = (document: string | Uint8Array, more = {}) =>
  packed({ "[Content_Types].xml": "<Types/>", "word/document.xml": document, ...more });
const ole = (more: string) =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from(more, "utf16le")]);
const zeros = (bytes: number) => new Uint8Array(bytes);
/** A PDF of one page whose content unpacks to so many bytes. */
const pdfOf = (bytes: number) => {
  const stream = deflateSync(Buffer.alloc(bytes, "BT (a) Tj ET "), { level: 9 });
  return rawPdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<>>>>",
    Buffer.concat([
      Buffer.from(`<</Filter/FlateDecode/Length ${stream.length}>>\nstream\n`),
      stream,
      Buffer.from("\nendstream"),
    ]),
  ]);
};
/** Behind a password that nobody gave. */
const lockedPdf = () =>
  Buffer.from(
    Buffer.from(
      rawPdf([
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[]/Count 0>>",
        `<</Filter/Standard/V 1/R 2/O<${"ab".repeat(32)}>/U<${"cd".repeat(32)}>/P -4>>`,
      ]),
    )
      .toString("latin1")
      .replace("/Size", "/Encrypt 3 0 R/ID[<00><00>]/Size"),
    "latin1",
  );

const files: [string, string, () => Uint8Array, string][] = [
  ["a text that is called a PDF", "pdf", () => strToU8("Hello."), "notWhatItSays"],
  ["a PDF that breaks off", "pdf", () => strToU8("%PDF-1.7\n1 0 obj\n<</Type"), "unreadable"],
  ["a PDF behind a password", "pdf", lockedPdf, "encrypted"],
  ["a text that is called a document", "docx", () => strToU8("Hello."), "notWhatItSays"],
  ["a presentation that is called a document", "docx", () => presentation([]), "notWhatItSays"],
  ["a document that is called a workbook", "xlsx", () => wordDocument([]), "notWhatItSays"],
  ["a document that is called a presentation", "pptx", () => wordDocument([]), "notWhatItSays"],
  ["a document behind a password", "docx", () => ole("EncryptedPackage"), "encrypted"],
  ["a document of older Word", "docx", () => ole("WordDocument"), "notWhatItSays"],
  ["a document that breaks off", "docx", () => wordDocument([]).subarray(0, 500), "unreadable"],
  ["a document of no sound XML", "docx", () => word("<w:document><w:body>"), "unreadable"],
  [
    "a document that declares entities",
    "docx",
    () =>
      word(
        `<!DOCTYPE d [<!ENTITY a "${"a".repeat(1000)}"><!ENTITY b "&a;&a;&a;">]><w:document>&b;</w:document>`,
      ),
    "unreadable",
  ],
  [
    "a workbook that declares entities",
    "xlsx",
    () =>
      packed({
        "xl/workbook.xml": `<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><workbook>&x;</workbook>`,
      }),
    "unreadable",
  ],
  ["a document packed a thousand times", "docx", () => word(zeros(50_000_000)), "tooLarge"],
  [
    "a document of too many parts",
    "docx",
    () =>
      packed(Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`${index}.xml`, ""]))),
    "tooLarge",
  ],
  ["a binary file that is called a text", "txt", () => zeros(100), "notWhatItSays"],
  ["a picture", "png", () => zeros(100), "unreadable"],
];

describe("a file that cannot be read ends with its reason, and the server goes on", () => {
  it.each(files)("%s", async (_, extension, content, reason) => {
    await expect(read(extension, content())).rejects.toMatchObject({ name: "Unreadable", reason });
  });

  it("a part that unpacks to more than it declares is given no more room than that", async () => {
    const content = Buffer.from(word(`<w:document>${" ".repeat(100_000)}</w:document>`));
    // What the directory at the end declares of it.
    const at = content.indexOf(Buffer.from("504b0102", "hex"));
    const second = content.indexOf(Buffer.from("504b0102", "hex"), at + 4);
    content.writeUInt32LE(20, second + 24);
    await expect(read("docx", content)).rejects.toMatchObject({ reason: "unreadable" });
  });

  it("what is larger than a file may be", async () => {
    const content = wordDocument([{ paragraph: "Hello." }]);
    await expect(read("docx", content, { bytes: 100 })).rejects.toMatchObject({
      reason: "tooLarge",
    });
  });

  it("a PDF whose page unpacks to more memory than a reader has", async () => {
    const content = pdfOf(1_000_000_000);
    expect(content.length).toBeLessThan(3_000_000);
    await expect(read("pdf", content, { megabytes: 250 })).rejects.toMatchObject({
      reason: "tooLarge",
    });
  });

  it("a document whose parts take more memory than a reader has", async () => {
    const parts = Array.from(
      { length: 300_000 },
      (_, index) => `<w:p><w:r><w:t>${index}</w:t></w:r></w:p>`,
    );
    const schema = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
    const content = word(
      `<w:document xmlns:w="${schema}"><w:body>${parts.join("")}</w:body></w:document>`,
    );
    await expect(read("docx", content, { megabytes: 100 })).rejects.toMatchObject({
      reason: "tooLarge",
    });
  });

  it("what takes too long", async () => {
    const content = wordDocument([{ paragraph: "Hello." }]);
    await expect(read("docx", content, { seconds: 0.001 })).rejects.toMatchObject({
      reason: "tookTooLong",
    });
  });
});

it("a text of more passages than are kept of one is cut there, and says that there is more", async () => {
  const text = Array.from({ length: 5 }, (_, index) => `# ${index}\n\nText.`).join("\n\n");
  const { passages, isCut } = await read("md", strToU8(text), { passages: 3 });
  expect([passages.length, isCut]).toEqual([3, true]);
});
