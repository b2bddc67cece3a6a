/** The reason that a quoted cell which goes on in the next line gives. */
export const notClosed = "a quotation mark is not closed";

/** The cells of one line, or a reason why it cannot be cut. Tab-separated files have no quoting. */
export function splitLine(line: string, delimiter: "\t" | ","): string[] | string {
  if (delimiter === "\t" || !line.includes('"')) return line.split(delimiter);
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (line[at] !== '"') {
      const end = line.indexOf(",", at);
      cells.push(line.slice(at, end === -1 ? undefined : end));
      if (end === -1) return cells;
      at = end + 1;
      continue;
    }
    const closing = closingQuote(line, at + 1);
    if (closing === -1) return notClosed;
    cells.push(line.slice(at + 1, closing).replaceAll('""', '"'));
    if (closing + 1 === line.length) return cells;
    if (line[closing + 1] !== ",") return "text follows a closing quotation mark";
    at = closing + 2;
  }
}

function closingQuote(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at !== -1; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at;
  }
  return -1;
}
