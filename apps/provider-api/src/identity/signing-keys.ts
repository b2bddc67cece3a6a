import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Sealer } from "./sealing.ts";

/** Seconds that an identity token is good for. */
export const identityTokenSeconds = 300;

const issuer = "guildway";
const audience = "guildway-api";
const algorithm = "ES256";

/** What an identity token says. */
export interface IdentityClaims {
  userId: string;
  sessionId: string;
}

/** Signs and verifies identity tokens. */
export interface SigningKeys {
  sign(claims: IdentityClaims, now: Date): Promise<{ token: string; expiresAt: string }>;
  /** The claims of a good token; undefined for any other. */
  verify(token: string, now: Date): Promise<IdentityClaims | undefined>;
  publicKeys(): JWK[];
}

/** Loads the signing keys of the database, making the first; private keys are sealed at rest. */
export async function loadSigningKeys(db: Kysely<Database>, sealer: Sealer): Promise<SigningKeys> {
  let rows = await db.selectFrom("signingKeys").selectAll().orderBy("createdAt", "desc").execute();
  if (rows.length === 0) {
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const kid = randomUUID();
    await db
      .insertInto("signingKeys")
      .values({
        kid,
        publicJwk: JSON.stringify({
          ...(await exportJWK(pair.publicKey)),
          kid,
          alg: algorithm,
          use: "sig",
        }),
        sealedPrivateJwk: sealer.seal(
          JSON.stringify(await exportJWK(pair.privateKey)),
          `signingKeys/${kid}`,
        ),
        retiredAt: null,
      })
      .execute();
    rows = await db.selectFrom("signingKeys").selectAll().execute();
  }
  const current = rows.find((row) => row.retiredAt === null) ?? rows[0]!;
  const privateKey = await importJWK(
    JSON.parse(sealer.open(current.sealedPrivateJwk, `signingKeys/${current.kid}`)) as JWK,
    algorithm,
  );
  const publicKeys = new Map(
    await Promise.all(
      rows.map(async (row) => [row.kid, await importJWK(row.publicJwk as JWK, algorithm)] as const),
    ),
  );
  return {
    async sign({ userId, sessionId }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, kid: current.kid, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + identityTokenSeconds)
        .sign(privateKey);
      return { token, expiresAt: new Date((issuedAt + identityTokenSeconds) * 1000).toISOString() };
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(
          token,
          (header) => {
            const key = publicKeys.get(header.kid ?? "");
            if (!key) throw new Error("The key is unknown.");
            return key;
          },
          {
            issuer,
            audience,
            algorithms: [algorithm],
            currentDate: now,
            requiredClaims: ["sub", "exp", "sid"],
          },
        );
        return typeof payload.sid === "string"
          ? { userId: payload.sub!, sessionId: payload.sid }
          : undefined;
      } catch {
        return undefined;
      }
    },
    publicKeys: () => rows.map((row) => row.publicJwk as JWK),
  };
}
