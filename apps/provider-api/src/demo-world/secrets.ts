import { demoApiKeys } from "../access/demo-keys.ts";
import { demoSentInvites } from "./crowds.ts";
import {
  demoApprenticeAgreements,
  demoEmployerAgreements,
  demoInvites,
  demoUserProfiles,
} from "./invites.ts";
import { demoPageLinks } from "./page-links.ts";
import { demoPassword } from "./users.ts";

/** The demo world's password, keys, access codes and social security numbers, each as it could be written. */
export const demoSecrets: readonly string[] = [
  demoPassword,
  ...demoApiKeys.map(({ key }) => key),
  ...demoUserProfiles.flatMap(({ ssn }) => (ssn ? [ssn, ssn.replaceAll("-", "")] : [])),
  ...[
    ...demoInvites,
    ...demoSentInvites,
    ...demoPageLinks,
    ...demoEmployerAgreements,
    ...demoApprenticeAgreements,
  ].flatMap(({ accessCode }) => accessCode ?? []),
];

/** Standing alone: six digits can also come up within an id or the fraction of a second. */
const anySecret = new RegExp(`(?<![\\w.])(?:${demoSecrets.join("|")})(?!\\w)`);

/** The first secret of the demo world that stands in a text which should hold none. */
export function findDemoSecret(text: string): string | undefined {
  return anySecret.exec(text)?.[0];
}
