import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** How what a test's authenticator answers differs from what is right. */
export interface Twist {
  origin?: string;
  domain?: string;
  /** The count that it says; else one more than the last. */
  counter?: number;
  /** Whether it has checked its person, by a finger or a code. */
  checksPerson?: boolean;
  challenge?: string;
  /** What it says that the account is known by. */
  userHandle?: string;
  /** In which form it attests who made it, by certificates. */
  attests?: { format: string; certificates: Uint8Array[] };
}

interface Asked {
  challenge: string;
  user?: { id: string };
}

const flag = { present: 0x01, checked: 0x04, synced: 0x08 + 0x10, holdsKey: 0x40 };

/** An authenticator with one passkey, as a phone has one: a real key that makes and signs what the browser would send. */
export function createAuthenticator(domain = "localhost") {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(16);
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, asked: Asked, twist: Twist, at: string) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: twist.challenge ?? asked.challenge,
        origin: twist.origin ?? at,
        crossOrigin: false,
      }),
    );
  const data = (twist: Twist, made = Buffer.alloc(0)) => {
    counter = twist.counter ?? counter + 1;
    const flags =
      flag.present +
      (twist.checksPerson === false ? 0 : flag.checked) +
      flag.synced +
      (made.length > 0 ? flag.holdsKey : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(twist.domain ?? domain), Buffer.from([flags]), count, made]);
  };
  const answer = <T extends object>(response: T) => ({
    id: credentialId.toString("base64url"),
    rawId: credentialId.toString("base64url"),
    type: "public-key" as const,
    response,
    clientExtensionResults: {},
  });

  return {
    id: credentialId.toString("base64url"),
    /** Makes its passkey at the shell. */
    make(asked: Asked, twist: Twist = {}) {
      handle = asked.user?.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const made = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const { format = "none", certificates } = twist.attests ?? {};
      const statement = [
        ["alg", -7],
        ["sig", new Uint8Array(70)],
        ["x5c", certificates],
      ] as const;
      const attestation = new Map<string, unknown>([
        ["fmt", format],
        ["attStmt", new Map<string, unknown>(certificates ? statement : [])],
        ["authData", new Uint8Array(data(twist, made))],
      ]);
      return answer({
        clientDataJSON: clientData(
          "webauthn.create",
          asked,
          twist,
          "http://localhost:3000",
        ).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      });
    },
    /** Signs in at the login site. */
    sign(asked: Asked, twist: Twist = {}) {
      const said = clientData("webauthn.get", asked, twist, "http://localhost:3010");
      const authenticatorData = data(twist);
      const signed = Buffer.concat([authenticatorData, hash(said)]);
      return answer({
        clientDataJSON: said.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        userHandle: twist.userHandle ?? handle,
      });
    },
  };
}

const hash = (of: string | Buffer) => createHash("sha256").update(of).digest();

/** The public key in the form that authenticators give it. */
function coseKey(publicKey: ReturnType<typeof generateKeyPairSync>["publicKey"]): Buffer {
  const { x, y } = publicKey.export({ format: "jwk" }) as { x: string; y: string };
  const bytes = (part: string) => new Uint8Array(Buffer.from(part, "base64url"));
  const [keyType, algorithm, curve, atX, atY] = [1, 3, -1, -2, -3];
  const key = new Map<number, unknown>([
    [keyType!, 2],
    [algorithm!, -7],
    [curve!, 1],
    [atX!, bytes(x)],
    [atY!, bytes(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key as never));
}
