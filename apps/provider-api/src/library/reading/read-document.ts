import { zipSync } from "fflate";
import mammoth from "mammoth";
import type { Page } from "./block.ts";
import type { ReadingLimits } from "./limits.ts";
import { refuseDocumentType } from "./parse-xml.ts";
import { readHtml } from "./read-html.ts";
import { unpack } from "./unpack.ts";
import { Unreadable } from "./unreadable.ts";

/**
 * A Word document, whose pages nobody knows before it is printed. It is unpacked here, within bounds and without its
 * pictures, and packed anew, so that what reads it unpacks nothing that was not looked at.
 */
export async function readDocument(bytes: Uint8Array, limits: ReadingLimits): Promise<Page[]> {
  const parts = unpack(bytes, (name) => /\.(?:xml|rels)$/i.test(name), limits);
  if (!Object.keys(parts).some((name) => /^word\/document[^/]*\.xml$/.test(name)))
    throw new Unreadable("notWhatItSays");
  for (const part of Object.values(parts)) refuseDocumentType(part);
  const buffer = Buffer.from(zipSync(parts, { level: 0 }));
  const { value } = await mammoth
    .convertToHtml(
      { buffer },
      {
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
      },
    )
    .catch(() => {
      throw new Unreadable("unreadable");
    });
  return [{ number: null, blocks: readHtml(value) }];
}
