import { generateKeyPairSync, randomBytes } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { createSealer } from "../platform/sealing.ts";
import { loadSigningKeys, rotateSigningKey, type SigningKeys } from "./signing-keys.ts";

const sealer = createSealer(randomBytes(32).toString("base64"));
const now = new Date("2026-11-20T12:00:00Z");
const claims = { userId: "user-1", sessionId: "session-1", isStaff: true };
let api: TestApi;
let keys: SigningKeys;
beforeAll(async () => {
  api = await startTestApi();
  await api.services.db.deleteFrom("signingKeys").execute();
  keys = await loadSigningKeys(api.services.db, sealer);
});
afterAll(() => api.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("an identity token", () => {
  it("is good for who it was made for", async () => {
    const { token } = await keys.sign(claims, now);
    expect(await keys.verify(token, now)).toEqual(claims);
  });

  it("is refused after it expired", async () => {
    const { token } = await keys.sign(claims, now);
    expect(await keys.verify(token, new Date(now.getTime() + 301_000))).toBeUndefined();
  });

  it("is refused when a part of it was changed", async () => {
    const [header, , signature] = (await keys.sign(claims, now)).token.split(".");
    const payload = part({
      iss: "guildway",
      aud: "guildway-api",
      sub: "user-superadmin",
      sid: "s",
      exp: 9_999_999_999,
    });
    expect(await keys.verify(`${header}.${payload}.${signature}`, now)).toBeUndefined();
  });

  it("is refused without a signature, and when it is signed with the public key as a secret", async () => {
    const [jwk] = keys.publicKeys();
    const payload = part({
      iss: "guildway",
      aud: "guildway-api",
      sub: "u",
      sid: "s",
      exp: 9_999_999_999,
    });
    expect(await keys.verify(`${part({ alg: "none" })}.${payload}.`, now)).toBeUndefined();
    const confused = await new SignJWT({ sid: "s" })
      .setProtectedHeader({ alg: "HS256", kid: jwk!.kid! })
      .setIssuer("guildway")
      .setAudience("guildway-api")
      .setSubject("u")
      .setExpirationTime("1h")
      .sign(Buffer.from(JSON.stringify(jwk)));
    expect(await keys.verify(confused, now)).toBeUndefined();
  });

  it("is refused when a stranger's key signed it", async () => {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const stranger = await importJWK(privateKey.export({ format: "jwk" }) as never, "ES256");
    const sign = (kid: string, audience: string) =>
      new SignJWT({ sid: "s" })
        .setProtectedHeader({ alg: "ES256", kid })
        .setIssuer("guildway")
        .setAudience(audience)
        .setSubject("u")
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + 60)
        .sign(stranger);
    expect(
      await keys.verify(await sign(keys.publicKeys()[0]!.kid!, "guildway-api"), now),
    ).toBeUndefined();
    expect(await keys.verify(await sign("their-own", "guildway-api"), now)).toBeUndefined();
  });

  it("made before the key was rotated is still good, and new ones carry the new key", async () => {
    const { token } = await keys.sign(claims, now);
    const kid = await rotateSigningKey(api.services.db, sealer, now);
    const after = await loadSigningKeys(api.services.db, sealer);
    expect(await after.verify(token, now)).toEqual(claims);
    const fresh = (await after.sign(claims, now)).token;
    expect(JSON.parse(Buffer.from(fresh.split(".")[0]!, "base64url").toString())).toMatchObject({
      kid,
    });
    expect(after.publicKeys()).toHaveLength(2);
  });
});
