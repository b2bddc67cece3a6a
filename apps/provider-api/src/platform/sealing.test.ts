import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createSealer } from "./sealing.ts";

const oldKey = randomBytes(32).toString("base64");
const newKey = randomBytes(32).toString("base64");
const place = "userProfiles/up-1/ssn";

it("CP-7.24, PU-5.22 a sealed value opens in its place and nowhere else", () => {
  const sealer = createSealer(oldKey);
  const sealed = sealer.seal("900-12-3456", place);
  expect(sealed).not.toContain("3456");
  expect(sealer.open(sealed, place)).toBe("900-12-3456");
  expect(() => sealer.open(sealed, "userProfiles/up-2/ssn")).toThrow();
});

it("every sealing has a salt, and so a key, and a nonce of its own", () => {
  const sealer = createSealer(oldKey);
  const [, salt, nonce] = sealer.seal("123", place).split(".");
  const [, otherSalt, otherNonce] = sealer.seal("123", place).split(".");
  expect(otherSalt).not.toBe(salt);
  expect(otherNonce).not.toBe(nonce);
});

it("the same value sealed twice does not look the same", () => {
  const sealer = createSealer(oldKey);
  expect(sealer.seal("yes", place)).not.toBe(sealer.seal("yes", place));
});

it("CP-7.24 a changed value does not open", () => {
  const sealer = createSealer(oldKey);
  const sealed = sealer.seal("yes", place);
  const changed = sealed.replace(/.(?=.{10}$)/, (letter) => (letter === "A" ? "B" : "A"));
  expect(() => sealer.open(changed, place)).toThrow();
});

it("after a new key, what the earlier one sealed still opens and is known to be old", () => {
  const sealed = createSealer(oldKey).seal("900-12-3456", place);
  const rotated = createSealer(newKey, [oldKey]);
  expect(rotated.open(sealed, place)).toBe("900-12-3456");
  expect(rotated.isCurrent(sealed)).toBe(false);
  expect(rotated.isCurrent(rotated.seal("x", place))).toBe(true);
  expect(() => createSealer(newKey).open(sealed, place)).toThrow("not configured");
});

it("a secret is followed by the same one always, by another under another key", () => {
  const after = createSealer(oldKey).following("secret");
  expect(createSealer(oldKey).following("secret")).toBe(after);
  expect(createSealer(newKey, [oldKey]).following("secret")).not.toBe(after);
  expect(createSealer(oldKey).following(after)).not.toBe(after);
});

it("does not open with a part of its tag, which could be guessed", () => {
  const sealer = createSealer(oldKey);
  const [id, salt, nonce, tag, text] = sealer.seal("yes", place).split(".");
  const short = Buffer.from(tag!, "base64url").subarray(0, 4).toString("base64url");
  expect(() => sealer.open([id, salt, nonce, short, text].join("."), place)).toThrow();
});
