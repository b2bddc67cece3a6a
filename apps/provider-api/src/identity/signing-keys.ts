import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Sealer } from "../platform/sealing.ts";

/** Seconds that an identity token is good for. */
const identityTokenSeconds = 300;

const issuer = "guildway";
const audience = "guildway-api";
const algorithm = "ES256";
const rereadMilliseconds = 60_000;

type Key = Awaited<ReturnType<typeof importJWK>>;

/** What an identity token says. */
export interface IdentityClaims {
  userId: string;
  sessionId: string;
  /** Whether the person was staff when it was signed: it decides in whose share a call is counted, and nothing else. */
  isStaff: boolean;
}

/** An identity token, until when it is good, and how many seconds that is. */
export interface SignedToken {
  token: string;
  expiresAt: string;
  expiresIn: number;
}

/** Signs and verifies identity tokens. */
export interface SigningKeys {
  sign(claims: IdentityClaims, now: Date): Promise<SignedToken>;
  /** The claims of a good token; undefined for any other. */
  verify(token: string, now: Date): Promise<IdentityClaims | undefined>;
  publicKeys(): JWK[];
}

/** Loads the signing keys of the database, making the first; a key that another process made is taken up within a minute. */
export async function loadSigningKeys(db: Kysely<Database>, sealer: Sealer): Promise<SigningKeys> {
  let keys = await readKeys(db, sealer);
  let readAt = Date.now();
  const reread = async () => {
    keys = await readKeys(db, sealer);
    readAt = Date.now();
  };
  return {
    async sign({ userId, sessionId, isStaff }, now) {
      if (Date.now() - readAt > rereadMilliseconds) await reread();
      const issuedAt = Math.floor(now.getTime() / 1000);
      const token = await new SignJWT({ sid: sessionId, ...(isStaff && { staff: true }) })
        .setProtectedHeader({ alg: algorithm, kid: keys.currentId, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + identityTokenSeconds)
        .sign(keys.privateKey);
      return {
        token,
        expiresAt: new Date((issuedAt + identityTokenSeconds) * 1000).toISOString(),
        expiresIn: identityTokenSeconds,
      };
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(
          token,
          async ({ kid = "" }) => {
            if (!keys.publicKeys.has(kid) && Date.now() - readAt > rereadMilliseconds / 6)
              await reread();
            const key = keys.publicKeys.get(kid);
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
        return typeof payload["sid"] === "string"
          ? {
              userId: payload.sub!,
              sessionId: payload["sid"],
              isStaff: payload["staff"] === true,
            }
          : undefined;
      } catch {
        return undefined;
      }
    },
    publicKeys: () => keys.publicJwks,
  };
}

/** Makes a new key to sign with; the ones before it still verify what they have signed. */
export async function rotateSigningKey(
  db: Kysely<Database>,
  sealer: Sealer,
  now: Date,
): Promise<string> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const kid = randomUUID();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("signingKeys")
      .set({ retiredAt: now.toISOString() })
      .where("retiredAt", "is", null)
      .execute();
    await transaction
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
          placeOf(kid),
        ),
        retiredAt: null,
      })
      .execute();
    // A retired key is of use only while a token that it signed can still be good.
    const useless = new Date(now.getTime() - 2 * identityTokenSeconds * 1000).toISOString();
    await transaction.deleteFrom("signingKeys").where("retiredAt", "<", useless).execute();
  });
  return kid;
}

/** Where a private key stands, for its seal. */
export const placeOf = (kid: string) => `signingKeys/${kid}`;

async function readKeys(db: Kysely<Database>, sealer: Sealer) {
  let rows = await allKeys(db);
  if (rows.length === 0) {
    await rotateSigningKey(db, sealer, new Date());
    rows = await allKeys(db);
  }
  const current = rows.find((row) => row.retiredAt === null) ?? rows[0]!;
  const secret = JSON.parse(sealer.open(current.sealedPrivateJwk, placeOf(current.kid))) as JWK;
  const entries = rows.map(async ({ kid, publicJwk }): Promise<[string, Key]> => [
    kid,
    await importJWK(publicJwk as JWK, algorithm),
  ]);
  return {
    currentId: current.kid,
    privateKey: await importJWK(secret, algorithm),
    publicKeys: new Map(await Promise.all(entries)),
    publicJwks: rows.map(({ publicJwk }) => publicJwk as JWK),
  };
}

function allKeys(db: Kysely<Database>): Promise<Selectable<Database["signingKeys"]>[]> {
  return db.selectFrom("signingKeys").selectAll().orderBy("createdAt", "desc").execute();
}
