// The library that makes certificates wants it first.
import "reflect-metadata";
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const day = 86_400_000;

/** Certificates of names by an authority that is made for them: of each a good one, and one that has `ended`. */
export async function certificatesOf(names: readonly string[]) {
  const { subtle } = globalThis.crypto;
  const newKeys = () => subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const from = (days: number) => new Date(Date.now() + days * day);
  const keys = await newKeys();
  const authority = await X509CertificateGenerator.createSelfSigned({
    name: "CN=Test authority",
    keys,
    notBefore: from(-30),
    notAfter: from(30),
    signingAlgorithm: algorithm,
    extensions: [
      new BasicConstraintsExtension(true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
    ],
  });
  const certificateOf = async (name: string, ended: boolean) => {
    const own = await newKeys();
    const certificate = await X509CertificateGenerator.create({
      subject: `CN=${name}`,
      issuer: authority.subject,
      notBefore: from(-20),
      notAfter: from(ended ? -1 : 20),
      publicKey: own.publicKey,
      signingKey: keys.privateKey,
      signingAlgorithm: algorithm,
      extensions: [new SubjectAlternativeNameExtension([{ type: "dns", value: name }])],
    });
    const secret = Buffer.from(await subtle.exportKey("pkcs8", own.privateKey)).toString("base64");
    const key = `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----\n`;
    return { cert: certificate.toString("pem"), key };
  };
  const made = new Map<string, { cert: string; key: string }>();
  for (const name of names)
    for (const state of ["good", "ended"])
      made.set(`${state} ${name}`, await certificateOf(name, state === "ended"));
  return {
    ca: authority.toString("pem"),
    of: (name: string, state: "good" | "ended" = "good") => made.get(`${state} ${name}`)!,
  };
}
