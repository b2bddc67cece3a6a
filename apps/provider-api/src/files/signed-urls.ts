import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Makes and checks URLs of stored files that work for everybody until they expire. */
export interface SignedUrls {
  sign(name: string, expiresAt: Date): string;
  isGood(name: string, expires: string, signature: string, now: Date): boolean;
}

/** Signs with a key of its own, derived from the master key. */
export function createSignedUrls(masterKey: string): SignedUrls {
  const key = Buffer.from(
    hkdfSync("sha256", Buffer.from(masterKey, "base64"), "", "guildway file urls", 32),
  );
  const signatureOf = (name: string, expires: string) =>
    createHmac("sha256", key).update(`${name}\n${expires}`).digest();
  return {
    sign(name, expiresAt) {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      return `/v1/files/${name}?expires=${expires}&signature=${signatureOf(name, expires).toString("base64url")}`;
    },
    isGood(name, expires, signature, now) {
      const given = Buffer.from(signature, "base64url");
      const right = signatureOf(name, expires);
      return (
        given.length === right.length &&
        timingSafeEqual(given, right) &&
        Number(expires) * 1000 > now.getTime()
      );
    },
  };
}
