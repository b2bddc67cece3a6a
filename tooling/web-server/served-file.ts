import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A body with what its answer needs; each encoding is made once. */
export interface ServedFile {
  type: string;
  /** Named after its content, so that it never changes. */
  immutable: boolean;
  etag: string;
  encoded(encoding: Encoding): Promise<Buffer>;
  compressible: boolean;
}

const worthIt = 1024;
const compressibleTypes = /^(text\/|application\/(json|manifest\+json|wasm)|image\/svg)/;

export function servedFile(body: Buffer, type: string, immutable: boolean): ServedFile {
  const made = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(body)]]);
  return {
    type,
    immutable,
    etag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    compressible: body.length >= worthIt && compressibleTypes.test(type),
    encoded(encoding) {
      const encoded = made.get(encoding) ?? compress(body, encoding);
      made.set(encoding, encoded);
      return encoded;
    },
  };
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body, { level: 9 });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
