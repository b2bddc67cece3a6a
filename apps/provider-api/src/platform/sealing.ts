import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Seals private values with AES-256-GCM: a key for each value, its place in the database as associated data. */
export interface Sealer {
  seal(value: string, place: string): string;
  /** Throws where the value was changed, moved to another place, or sealed with a key that is not configured. */
  open(sealed: string, place: string): string;
  /** Whether a value is sealed with the current key; one that is not waits for `pnpm data:reseal`. */
  isCurrent(sealed: string): boolean;
  /** The secret that comes after another one: always the same, and found only with the current key. */
  following(secret: string): string;
}

/** A sealer over master keys of 32 bytes in base64: it seals with the current one and opens with the earlier ones too. */
export function createSealer(current: string, earlier: readonly string[] = []): Sealer {
  const masters = new Map(
    [current, ...earlier].map((key) => {
      const master = Buffer.from(key, "base64");
      return [createHash("sha256").update(master).digest("hex").slice(0, 8), master] as const;
    }),
  );
  const [currentId, currentMaster] = [...masters][0]!;
  return {
    seal(value, place) {
      const salt = randomBytes(16);
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", keyFor(currentMaster, salt), nonce).setAAD(
        Buffer.from(place),
      );
      const text = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
      return [
        currentId,
        ...[salt, nonce, cipher.getAuthTag(), text].map((part) => part.toString("base64url")),
      ].join(".");
    },
    open(sealed, place) {
      const [id = "", ...parts] = sealed.split(".");
      const master = masters.get(id);
      if (!master)
        throw new Error(`The value is sealed with the key ${id}, which is not configured.`);
      const [salt, nonce, tag, text] = parts.map((part) => Buffer.from(part, "base64url"));
      const decipher = createDecipheriv("aes-256-gcm", keyFor(master, salt!), nonce!, {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag!);
      return Buffer.concat([decipher.update(text!), decipher.final()]).toString("utf8");
    },
    isCurrent: (sealed) => sealed.startsWith(`${currentId}.`),
    following: (secret) =>
      derivedFrom(currentMaster, Buffer.from(secret), "guildway following secret").toString(
        "base64url",
      ),
  };
}

/** The master key of the settings; in demo mode one is made once and kept in the data folder. */
export function masterKeyFor(settings: { masterKey?: string; dataDir: string }): string {
  if (settings.masterKey) return settings.masterKey;
  const path = join(settings.dataDir, "master.key");
  if (!existsSync(path)) {
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(path, randomBytes(32).toString("base64"), { mode: 0o600, flag: "wx" });
  }
  return readFileSync(path, "utf8").trim();
}

function keyFor(master: Buffer, salt: Buffer): Buffer {
  return derivedFrom(master, salt, "guildway sealed value");
}

function derivedFrom(master: Buffer, salt: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", master, salt, purpose, 32));
}
