import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Makes and checks URLs of stored files that work for everybody until they expire. */
export interface SignedUrls {
  /** `link` names the row by which the URL can be taken back. */
  sign(name: string, expiresAt: Date, link?: string): string;
  isGood(name: string, shown: ShownSignature, now: Date): boolean;
}

/** What a URL shows to be opened by. */
export interface ShownSignature {
  expires: string;
  signature: string;
  link?: string | undefined;
}

/** Signs with a key of its own, derived from the master key. */
export function createSignedUrls(masterKey: string): SignedUrls {
  const key = Buffer.from(
    hkdfSync("sha256", Buffer.from(masterKey, "base64"), "", "guildway file urls", 32),
  );
  const signatureOf = (name: string, expires: string, link = "") =>
    createHmac("sha256", key)
      .update([name, expires, ...(link ? [link] : [])].join("\n"))
      .digest();
  return {
    sign(name, expiresAt, link) {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      const signature = signatureOf(name, expires, link).toString("base64url");
      return `/v1/files/${name}?expires=${expires}${link ? `&link=${link}` : ""}&signature=${signature}`;
    },
    isGood(name, { expires, signature, link }, now) {
      const given = Buffer.from(signature, "base64url");
      const right = signatureOf(name, expires, link);
      return (
        given.length === right.length &&
        timingSafeEqual(given, right) &&
        Number(expires) * 1000 > now.getTime()
      );
    },
  };
}
