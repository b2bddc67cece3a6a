import { zipSync } from "fflate";
import mammoth from "mammoth";
import { styleOfEdges, withPageEdges } from "./page-edges.ts";
import { refuseDocumentType } from "./parse-xml.ts";
import { hiddenStylesOf, shownWordText } from "./shown-word-text.ts";
import { unpack, type UnpackingLimits } from "./unpack.ts";
import { Unreadable } from "./unreadable.ts";

const holdsWords = /^word\/(?:document[^/]*|footnotes|endnotes|header\d*|footer\d*)\.xml$/;

/**
 * A Word document as HTML. It is unpacked here, within bounds and without its pictures, and packed anew, so that what reads
 * it unpacks nothing that was not looked at. What stands at the edges of its pages is of the class `edge`. Throws `Unreadable`.
 */
export async function htmlOfWord(bytes: Uint8Array, limits: UnpackingLimits): Promise<string> {
  const parts = unpack(bytes, (name) => /\.(?:xml|rels)$/i.test(name), limits);
  if (!Object.keys(parts).some((name) => /^word\/document[^/]*\.xml$/.test(name)))
    throw new Unreadable("notWhatItSays");
  for (const part of Object.values(parts)) refuseDocumentType(part);
  const hiddenStyles = hiddenStylesOf(parts["word/styles.xml"]);
  for (const [name, part] of Object.entries(parts))
    if (holdsWords.test(name)) parts[name] = shownWordText(part, hiddenStyles);
  for (const [name, part] of Object.entries(parts))
    if (/^word\/document[^/]*\.xml$/.test(name)) parts[name] = withPageEdges(parts, part);
  const packed = zipSync(parts, { level: 0 });
  // On Node it takes the one, in a browser the other.
  const input = { buffer: packed, arrayBuffer: packed.buffer } as unknown as { buffer: Buffer };
  const { value } = await mammoth
    .convertToHtml(input, {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      styleMap: [
        "p[style-name='Title'] => h1:fresh",
        "p[style-name='Subtitle'] => p:fresh",
        `p.${styleOfEdges} => p.edge:fresh`,
      ],
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
    })
    .catch(() => {
      throw new Unreadable("unreadable");
    });
  return value;
}
