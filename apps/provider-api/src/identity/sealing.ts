import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Seals private values with AES-256-GCM: a key for each value, its place in the database as associated data. */
export interface Sealer {
  seal(value: string, place: string): string;
  /** Throws where the value was changed or moved to another place. */
  open(sealed: string, place: string): string;
}

/** A sealer over a master key of 32 bytes in base64. */
export function createSealer(masterKey: string): Sealer {
  const master = Buffer.from(masterKey, "base64");
  const keyId = createHash("sha256").update(master).digest("hex").slice(0, 8);
  const keyFor = (salt: Buffer) =>
    Buffer.from(hkdfSync("sha256", master, salt, "guildway sealed value", 32));
  return {
    seal(value, place) {
      const salt = randomBytes(16);
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", keyFor(salt), nonce).setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
      return [keyId, salt, nonce, cipher.getAuthTag(), text].map(asText).join(".");
    },
    open(sealed, place) {
      const [id, ...parts] = sealed.split(".");
      if (id !== keyId)
        throw new Error(`The value is sealed with the key ${id}, which is not configured.`);
      const [salt, nonce, tag, text] = parts.map((part) => Buffer.from(part, "base64url"));
      const decipher = createDecipheriv("aes-256-gcm", keyFor(salt!), nonce!)
        .setAAD(Buffer.from(place))
        .setAuthTag(tag!);
      return Buffer.concat([decipher.update(text!), decipher.final()]).toString("utf8");
    },
  };
}

/** The master key of the settings; in demo mode one is made once and kept in the data folder. */
export function masterKeyFor(settings: { masterKey?: string; dataDir: string }): string {
  if (settings.masterKey) return settings.masterKey;
  const path = join(settings.dataDir, "master.key");
  if (!existsSync(path)) {
    mkdirSync(settings.dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString("base64"), { mode: 0o600, flag: "wx" });
  }
  return readFileSync(path, "utf8").trim();
}

function asText(part: string | Buffer): string {
  return typeof part === "string" ? part : part.toString("base64url");
}
