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
      response: answer as never,
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
