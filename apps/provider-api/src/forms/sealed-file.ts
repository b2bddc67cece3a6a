import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const nonceBytes = 12;
const tagBytes = 16;

/** Seals a file with a secret of its own, AES-256-GCM; `place` says where it belongs. */
export function sealFile(content: Uint8Array, place: string): { sealed: Buffer; secret: string } {
  const key = randomBytes(32);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(content), cipher.final()]);
  return {
    sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]),
    secret: key.toString("base64"),
  };
}

/** Opens a sealed file; throws where it was changed or belongs to another place. */
export function openFile(sealed: Uint8Array, secret: string, place: string): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(secret, "base64"), nonce)
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
