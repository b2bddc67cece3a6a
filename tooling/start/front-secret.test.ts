import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { frontSecretOf } from "./front-secret.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "front-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("every program on a data folder has the same secret, which only its owner reads", () => {
  const secret = frontSecretOf({}, join(folder, "data"));
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(frontSecretOf({}, join(folder, "data"))).toBe(secret);
  expect(statSync(join(folder, "data/front.secret")).mode & 0o777).toBe(0o600);
});

test("a secret that an operator sets takes its place", () => {
  expect(frontSecretOf({ FRONT_SECRET: "set by hand" }, folder)).toBe("set by hand");
});
