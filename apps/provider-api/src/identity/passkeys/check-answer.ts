import type { addPasskey, BodyOf, signInWithPasskey } from "@guildway/api-contract";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { PasskeySite } from "./passkey-site.ts";
import { userHandle } from "./user-handle.ts";

/** What an authenticator answers that has made a passkey. */
export type MadeAnswer = BodyOf<typeof addPasskey>["answer"];
/** What an authenticator answers that signs in. */
export type SignedAnswer = BodyOf<typeof signInWithPasskey>["answer"];

/** The challenge that an answer says it is to; whether it was asked is another question. */
export function challengeIn({ response }: MadeAnswer | SignedAnswer): string {
  try {
    const said = JSON.parse(
      Buffer.from(response.clientDataJSON, "base64url").toString(),
    ) as unknown;
    const { challenge } = said as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** The passkey that was made; undefined where the answer does not hold. */
export async function checkMade(site: PasskeySite, answer: MadeAnswer) {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: (await withoutAttestation(answer)) as never,
      expectedChallenge: challengeIn(answer),
      expectedOrigin: site.origins,
      expectedRPID: site.domain,
      requireUserVerification: true,
    });
    return verified ? registrationInfo : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What was made, without what the authenticator attests of itself, which we do not ask for. Unread: to see whether a
 * certificate is revoked, the library fetches the address that is in it, and who sends it chooses which.
 */
async function withoutAttestation(answer: MadeAnswer): Promise<MadeAnswer> {
  const { decodeAttestationObject, isoCBOR } = await import("@simplewebauthn/server/helpers");
  const sent = Buffer.from(answer.response.attestationObject, "base64url");
  const plain = new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", decodeAttestationObject(new Uint8Array(sent)).get("authData")],
  ]);
  const attestationObject = Buffer.from(isoCBOR.encode(plain)).toString("base64url");
  return { ...answer, response: { ...answer.response, attestationObject } };
}

/** Answers the count of the authenticator where what it signed holds for the passkey and its owner; the library refuses a count that went back. */
export async function checkSigned(
  site: PasskeySite,
  answer: SignedAnswer,
  { userId, ...credential }: WebAuthnCredential & { userId: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle: named } = answer.response;
  if (named !== undefined && named !== userHandle(userId).toString("base64url")) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as never,
      expectedChallenge: challengeIn(answer),
      expectedOrigin: site.origins,
      expectedRPID: site.domain,
      credential,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Comes with the first passkey: it is large, and the server starts without it. */
export const library = () => import("@simplewebauthn/server");
