import { strToU8, type Unzipped, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { sheetsOf } from "./sheets.ts";
import { slidesOf } from "./slides.ts";
import { unpack } from "./unpack.ts";
import { htmlOfWord } from "./word.ts";

const limits = { unpackedBytes: 1_000_000, entries: 50 };
const packed = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, text]) => [name, strToU8(text)]),
    ) as Unzipped,
  );
const relations = (...targets: string[]) =>
  `<Relationships>${targets.map((target, index) => `<Relationship Id="r${index + 1}" Target="${target}"/>`).join("")}</Relationships>`;
const paragraph = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
const shape = (type: string, ...texts: string[]) =>
  `<p:sp><p:nvPr><p:ph type="${type}"/></p:nvPr><p:txBody>${texts.map(paragraph).join("")}</p:txBody></p:sp>`;
const cell = (text: string) => `<a:tc><a:txBody>${paragraph(text)}</a:txBody></a:tc>`;

describe("slides", () => {
  const presentation = (...slides: string[]) =>
    packed({
      "ppt/presentation.xml": `<p:presentation>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="r${index + 1}"/>`).join("")}</p:presentation>`,
      "ppt/_rels/presentation.xml.rels": relations(
        ...slides.map((_, index) => `slides/slide${index + 1}.xml`),
      ),
      ...Object.fromEntries(
        slides.map((slide, index) => [`ppt/slides/slide${index + 1}.xml`, slide]),
      ),
    });

  it("come in their order, each with its title first, its shapes and its tables", () => {
    const first = `<p:sld>${shape("body", "Prepare", "Weld")}${shape("title", "Welder")}${shape("sldNum", "1")}<a:tbl><a:tr>${cell("Hours")}${cell("8,000")}</a:tr></a:tbl></p:sld>`;
    const slides = [
      ...slidesOf(
        presentation(first, `<p:sld show="0">${shape("title", "Hidden")}</p:sld>`),
        limits,
      ),
    ];
    expect(slides).toEqual([
      [
        { is: "title", paragraphs: ["Welder"] },
        { is: "shape", paragraphs: ["Prepare", "Weld"] },
        { is: "table", rows: [["Hours", "8,000"]] },
      ],
      [],
    ]);
  });
});

it("the paragraphs of a slide's cell stay apart", () => {
  const paragraph = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const bytes = packed({
    "ppt/presentation.xml": `<p:presentation><p:sldId id="256" r:id="r1"/></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations("slides/slide1.xml"),
    "ppt/slides/slide1.xml": `<p:sld><a:tbl><a:tr><a:tc>${paragraph("Weld")}${paragraph("Tack")}</a:tc></a:tr></a:tbl></p:sld>`,
  });
  expect([...slidesOf(bytes, limits)]).toEqual([[{ is: "table", rows: [["Weld\nTack"]] }]]);
});

it("a slide's indented paragraphs say how deep they stand", () => {
  const indented = (text: string, level: number) =>
    `<a:p><a:pPr lvl="${level}"/><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const bytes = packed({
    "ppt/presentation.xml": `<p:presentation><p:sldId id="256" r:id="r1"/></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations("slides/slide1.xml"),
    "ppt/slides/slide1.xml": `<p:sld><p:sp>${indented("Weld", 0)}${indented("Tack", 1)}</p:sp></p:sld>`,
  });
  expect([...slidesOf(bytes, limits)]).toEqual([
    [{ is: "shape", paragraphs: ["Weld", "Tack"], levels: [0, 1] }],
  ]);
});

it("a slide's paragraphs with a bullet stand below those without", () => {
  const paragraph = (text: string, bullet: string) =>
    `<a:p><a:pPr>${bullet}</a:pPr><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const shape = (...paragraphs: string[]) =>
    packed({
      "ppt/presentation.xml": `<p:presentation><p:sldId id="256" r:id="r1"/></p:presentation>`,
      "ppt/_rels/presentation.xml.rels": relations("slides/slide1.xml"),
      "ppt/slides/slide1.xml": `<p:sld><p:sp>${paragraphs.join("")}</p:sp></p:sld>`,
    });
  const [none, dot] = ["<a:buNone/>", `<a:buChar char="•"/>`];
  expect([...slidesOf(shape(paragraph("Weld", none), paragraph("Tack", dot)), limits)]).toEqual([
    [{ is: "shape", paragraphs: ["Weld", "Tack"], levels: [0, 1] }],
  ]);
  expect([...slidesOf(shape(paragraph("Weld", dot), paragraph("Tack", dot)), limits)]).toEqual([
    [{ is: "shape", paragraphs: ["Weld", "Tack"] }],
  ]);
});

describe("sheets", () => {
  it("are rows of texts as they are shown; hidden ones are left out", () => {
    const workbook = packed({
      "xl/workbook.xml": `<workbook><sheets><sheet name="Details" sheetId="1" r:id="r1"/><sheet name="Notes" sheetId="2" state="hidden" r:id="r2"/></sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": relations("worksheets/sheet1.xml", "worksheets/sheet2.xml"),
      "xl/sharedStrings.xml": `<sst><si><t>Code</t></si></sst>`,
      "xl/worksheets/sheet1.xml": `<worksheet><sheetData><row><c r="A1" t="s"><v>0</v></c><c r="C1"><v>837.0</v></c></row></sheetData></worksheet>`,
      "xl/worksheets/sheet2.xml": `<worksheet><sheetData><row><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    });
    expect([...sheetsOf(workbook, limits)]).toEqual([
      { title: "Details", rows: [["Code", "", "837"]] },
    ]);
  });
});

describe("a sheet", () => {
  const sheet = (xml: string, styles = "") =>
    packed({
      "xl/workbook.xml": `<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": relations("worksheets/sheet1.xml"),
      "xl/styles.xml": `<styleSheet>${styles}</styleSheet>`,
      "xl/worksheets/sheet1.xml": `<worksheet>${xml}</worksheet>`,
    });
  const rowsIn = (xml: string, styles?: string) =>
    [...sheetsOf(sheet(xml, styles), limits)][0]?.rows;

  it("keeps one empty row where some are missing, and says nothing of hidden columns", () => {
    expect(
      rowsIn(
        `<cols><col min="2" max="999999999" hidden="1"/></cols><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row><row r="9"><c r="A9"><v>3</v></c></row></sheetData>`,
      ),
    ).toEqual([["1", ""], [], ["3"]]);
  });

  it("shows the zeros and hyphens that a format gives a code", () => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="0000"/><numFmt numFmtId="171" formatCode="00\\-0000.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>`;
    expect(
      rowsIn(
        `<sheetData><row><c s="1"><v>157</v></c><c s="2"><v>292081</v></c><c s="0"><v>157</v></c></row></sheetData>`,
        styles,
      ),
    ).toEqual([["0157", "29-2081.00", "157"]]);
  });

  it("shows dollars that a format says, and no other money or dates", () => {
    const formats = [
      '"$"#,##0.00',
      "_($* #,##0_)",
      "[$$-409]0.00",
      "[$€-2] 0.00",
      "[$-409]m/d/yyyy",
    ];
    const escaped = formats.map((format) => format.replaceAll('"', "&quot;"));
    const styles = `<numFmts>${escaped.map((format, at) => `<numFmt numFmtId="${170 + at}" formatCode="${format}"/>`).join("")}</numFmts><cellXfs><xf numFmtId="44"/>${escaped.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join("")}</cellXfs>`;
    const cells = [0, 1, 2, 3, 4].map((style) => `<c s="${style}"><v>18.5</v></c>`).join("");
    expect(
      rowsIn(`<sheetData><row>${cells}<c s="5"><v>45901</v></c></row></sheetData>`, styles),
    ).toEqual([["$18.50", "$18.50", "$18.50", "$18.50", "18.5", "2025-09-01"]]);
  });
});

describe("what is no file of Office", () => {
  const reasonOf = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      return (error as { reason: string }).reason;
    }
    return undefined;
  };
  const all = () => true;

  it("is refused with its reason", () => {
    expect(reasonOf(() => unpack(strToU8("plain text"), all, limits))).toBe("notWhatItSays");
    expect(reasonOf(() => unpack(packed({ a: "b" }).subarray(0, 30), all, limits))).toBe(
      "unreadable",
    );
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]);
    expect(reasonOf(() => unpack(old, all, limits))).toBe("notWhatItSays");
    const locked = Uint8Array.from([
      ...old,
      ...[..."EncryptedPackage"].flatMap((one) => [one.charCodeAt(0), 0]),
    ]);
    expect(reasonOf(() => unpack(locked, all, limits))).toBe("encrypted");
  });

  it("is never given more room than it may have", () => {
    const large = packed({ a: "x".repeat(1_000_001) });
    expect(reasonOf(() => unpack(large, all, limits))).toBe("tooLarge");
    const many = packed(
      Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`p${index}`, ""])),
    );
    expect(reasonOf(() => unpack(many, all, limits))).toBe("tooLarge");
  });

  it("and what declares entities is refused", async () => {
    const trick = packed({ "word/document.xml": `<!DOCTYPE x [<!ENTITY a "b">]><w:document/>` });
    await expect(htmlOfWord(trick, limits)).rejects.toMatchObject({ reason: "unreadable" });
  });
});

describe("a Word document", () => {
  const names = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"`;
  const run = (text: string, properties = "") =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
  const word = (body: string, styles = "", more = {}) =>
    packed({
      ...more,
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      "word/document.xml": `<w:document ${names}><w:body>${body}</w:body></w:document>`,
      "word/styles.xml": `<w:styles ${names}>${styles}</w:styles>`,
    });
  const textOf = async (body: string, styles?: string) =>
    (await htmlOfWord(word(body, styles), limits)).replaceAll(/<[^>]*>/g, "");
  const box = (text: string) => `<w:txbxContent><w:p>${run(text)}</w:p></w:txbxContent>`;

  it("is read without hidden words and rows, and without the prompts of empty fields", async () => {
    const hidden = `<w:style w:styleId="Note"><w:rPr><w:vanish/></w:rPr></w:style>`;
    const body = `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run("A")}${run("b", "<w:vanish/>")}${run("C", `<w:vanish w:val="0"/>`)}${run("d", `<w:rStyle w:val="Note"/>`)}<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run("e")}</w:sdtContent></w:sdt></w:p>
<w:tbl><w:tr><w:trPr><w:hidden/></w:trPr><w:tc><w:p>${run("f")}</w:p></w:tc></w:tr><w:tr><w:tc><w:p>${run("G")}</w:p></w:tc></w:tr></w:tbl>`;
    expect((await textOf(body, hidden)).replaceAll(/\s/g, "")).toBe("ACG");
  });

  it("is read with the words of its boxes, once each, however they were drawn", async () => {
    const drawn = (text: string) =>
      `<w:drawing><wps:wsp><wps:txbx>${box(text)}</wps:txbx></wps:wsp></w:drawing>`;
    const both = (choice: string, fallback: string) =>
      `<mc:AlternateContent><mc:Choice>${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
    const old = (text: string) =>
      `<w:pict><v:oval><v:textbox>${box(text)}</v:textbox></v:oval></w:pict>`;
    const body = [drawn("A"), both(drawn("B"), old("B")), both(drawn("C"), "<w:pict/>"), old("D")]
      .map((one) => `<w:p><w:r>${one}</w:r></w:p>`)
      .join("");
    expect(await textOf(body)).toBe("ABCD");
  });

  it("is read with its page headers above it and its footers below it, each once and without page numbers", async () => {
    const edge = (name: string, ...texts: string[]) =>
      `<w:${name} ${names}>${texts.map((text) => `<w:p>${run(text)}</w:p>`).join("")}</w:${name}>`;
    const more = {
      "word/header1.xml": edge("hdr", "RAPIDS 0101", "Page 1 of 3"),
      "word/header2.xml": edge("hdr", "RAPIDS 0101", "A &amp; B"),
      "word/footer1.xml": edge("ftr", "Below", "2"),
    };
    const html = await htmlOfWord(word(`<w:p>${run("Body")}</w:p>`, "", more), limits);
    expect(html).toBe(
      `<p class="edge">RAPIDS 0101</p><p class="edge">A &amp; B</p><p>Body</p><p class="edge">Below</p>`,
    );
  });

  it("that is nested deeper than any is refused", async () => {
    const deep = `${"<w:ins>".repeat(100_000)}${"</w:ins>".repeat(100_000)}`;
    await expect(
      htmlOfWord(word(deep), { ...limits, unpackedBytes: 9_000_000 }),
    ).rejects.toMatchObject({ reason: "unreadable" });
  });
});

it("the line breaks in a sheet's cell stay", () => {
  const bytes = packed({
    "xl/workbook.xml": `<workbook><sheet name="A" r:id="r1"/></workbook>`,
    "xl/_rels/workbook.xml.rels": relations("worksheets/sheet1.xml"),
    "xl/sharedStrings.xml": "<sst><si><t>Weld  well \r\n\nTack</t></si></sst>",
    "xl/worksheets/sheet1.xml": `<worksheet><row r="1"><c r="A1" t="s"><v>0</v></c></row></worksheet>`,
  });
  expect([...sheetsOf(bytes, limits)]).toEqual([{ title: "A", rows: [["Weld well\nTack"]] }]);
});
