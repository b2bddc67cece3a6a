import { crc32 } from "node:zlib";

const version = 20;
/** 1 January 2026, as ZIP counts days. */
const day = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** A ZIP archive whose files are stored as they are, in the given order. */
export function storedZip(files: readonly (readonly [name: string, content: string])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let begin = 0;
  for (const [name, text] of files) {
    const content = Buffer.from(text, "utf8");
    const title = Buffer.from(name, "utf8");
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(version, 0);
    facts.writeUInt16LE(day, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const part = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), facts, title, content]);
    directory.push(entryOf(facts, begin, title));
    parts.push(part);
    begin += part.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(begin, 16);
  return Buffer.concat([...parts, entries, end]);
}

/** A file in the directory at the end: the same facts, and where the file begins. */
function entryOf(facts: Buffer, begin: number, title: Buffer): Buffer {
  const head = Buffer.alloc(6);
  head.write("PK\x01\x02", 0, "latin1");
  head.writeUInt16LE(version, 4);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(begin, 10);
  return Buffer.concat([head, facts, place, title]);
}
