const charactersPerLine = 78;

/** One page of text with a title, as PDF in US letter; the text is plain ASCII. */
export function onePagePdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), ""]);
  const content = [
    "BT /F2 20 Tf 72 700 Td",
    `(${escaped(title)}) Tj`,
    "/F1 12 Tf 0 -34 Td 17 TL",
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    "ET",
  ].join("\n");
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return joined([
    "<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>",
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escaped(title)}) >>`,
  ]);
}

/** The numbered objects, the table of where each begins, and the trailer; the last object is the document's information. */
function joined(objects: readonly string[]): Buffer {
  let pdf = "%PDF-1.4\n";
  const begins = objects.map((object, index) => {
    const begin = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return begin;
  });
  const table = pdf.length;
  const count = objects.length + 1;
  const entry = (begin: number) => `${String(begin).padStart(10, "0")} 00000 n \n`;
  pdf += `xref\n0 ${count}\n0000000000 65535 f \n${begins.map(entry).join("")}`;
  pdf += `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  return Buffer.from(`${pdf}startxref\n${table}\n%%EOF\n`, "latin1");
}

function wrapped(paragraph: string): string[] {
  const lines = [""];
  for (const word of paragraph.split(" ")) {
    const last = lines.at(-1)!;
    if (last === "") lines[lines.length - 1] = word;
    else if (last.length + word.length < charactersPerLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, "\\$&");
}
