import { demoApiKeys } from "./api-keys.ts";
import {
  demoApprenticeAgreements,
  demoEmployerAgreements,
  demoInvites,
  demoUserProfiles,
} from "./invites.ts";
import { demoPageLinks } from "./pages.ts";
import { demoPassword } from "./users.ts";

/** What must never stand in a log: the demo world's password, keys, access codes and social security numbers. */
export const demoSecrets: readonly string[] = [
  demoPassword,
  ...demoApiKeys.map(({ key }) => key),
  ...demoUserProfiles.flatMap(({ ssn }) => ssn ?? []),
  ...[
    ...demoInvites,
    ...demoPageLinks,
    ...demoEmployerAgreements,
    ...demoApprenticeAgreements,
  ].flatMap(({ accessCode }) => accessCode ?? []),
];
