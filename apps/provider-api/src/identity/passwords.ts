import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes a password with argon2id; cost and salt stand in the result. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = (await derive("argon2id", {
    message: Buffer.from(password),
    nonce,
    ...cost,
  })) as Buffer;
  return `argon2id$${cost.memory}$${cost.passes}$${cost.parallelism}$${nonce.toString("base64")}$${tag.toString("base64")}`;
}

/** Whether the password is the one that was hashed; takes its time even where there is nothing to compare with. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = (stored ?? standIn).split("$");
  const expected = Buffer.from(tag ?? "", "base64");
  const actual = (await derive("argon2id", {
    message: Buffer.from(password),
    nonce: Buffer.from(nonce ?? "", "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })) as Buffer;
  return timingSafeEqual(actual, expected) && stored !== undefined;
}

/** Whether a password is easy to guess for somebody who knows the person's address and name. */
export function isWeakPassword(password: string, about: readonly string[]): boolean {
  const plain = password.toLowerCase();
  const known = about
    .flatMap((text) => text.toLowerCase().split(/[^a-z0-9]+/))
    .filter((part) => part.length >= 4);
  const rest = known.reduce((left, part) => left.replaceAll(part, ""), plain);
  return (
    new Set(plain).size < 5 ||
    rest.length < 6 ||
    common.some((word) => plain.replaceAll(word, "").length < 5)
  );
}

const common = [
  "password",
  "passwort",
  "contraseña",
  "qwertyuiop",
  "qwerty",
  "letmein",
  "welcome",
  "1234567890",
  "12345678",
  "abc123",
  "iloveyou",
];

const standIn = `argon2id$${cost.memory}$${cost.passes}$${cost.parallelism}$${Buffer.alloc(16).toString("base64")}$${Buffer.alloc(32).toString("base64")}`;
