import { lazyPart } from "@guildway/federation";
import { StateTag, stateText } from "./state.tsx";

/** Where an agreement stands, as a column of the rooms of agreements. */
export const state = {
  field: "signerSignatureDate",
  text: stateText,
  Cell: StateTag,
  needs: ["signerInviteSentAt", "signerDeclinedAt", "sponsorAwaited"],
} as const;

/** Their filter by whether an agreement is signed. */
export const signed = {
  field: "signerSignatureDate",
  name: "signed",
  choices: ["yes", "no"],
  asks: (choice: string) => ({
    [choice === "yes" ? "signerSignatureDate[!is]" : "signerSignatureDate[is]"]: null,
  }),
} as const;

const Signature = lazyPart(async () => (await import("./signature.tsx")).Signature);

/** The signature of the sponsor, which staff are shown too. */
export const sponsorSignature = { field: "sponsorSignature", Cell: Signature } as const;

/** The signature itself, which staff are shown. */
export const signature = { field: "signerSignature", Cell: Signature } as const;

/** That of the parent or guardian of an apprentice who is a minor. */
export const guardianSignature = { field: "guardianSignature", Cell: Signature } as const;
