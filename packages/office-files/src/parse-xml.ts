import { Parser } from "saxen";
import { Unreadable } from "./unreadable.ts";

/** What hears of a document's parts; their names come without a namespace, those of attributes with it. */
export interface XmlListener {
  open(name: string, attributes: () => Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const chunk = 1 << 18;

/** Reads XML of an Office file as a stream of parts. It has no document type: whoever writes one is up to a trick. */
export function parseXml(part: Uint8Array | undefined, listener: XmlListener): void {
  if (!part) return;
  refuseDocumentType(part);
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  const parser = new Parser()
    .on("error", () => {
      throw new Unreadable("unreadable");
    })
    .on("openTag", (name, attributes, decode) =>
      listener.open(local(name), () =>
        Object.fromEntries(
          Object.entries(attributes()).map(([key, value]) => [key, decode(value)]),
        ),
      ),
    )
    .on("text", (text, decode) => listener.text?.(decode(text)))
    .on("closeTag", (name) => listener.close?.(local(name)));
  const decoder = new TextDecoder();
  for (let from = 0; from < part.length; from += chunk)
    parser.write(decoder.decode(part.subarray(from, from + chunk), { stream: true }));
  parser.end();
}

/** How far into a part a document type may stand. */
const headBytes = 100_000;

/** Refuses XML that declares entities, which no Office program writes. */
export function refuseDocumentType(part: Uint8Array): void {
  const head = new TextDecoder("latin1").decode(part.subarray(0, headBytes));
  if (/<!(?:DOCTYPE|ENTITY)/i.test(head)) throw new Unreadable("unreadable");
}
