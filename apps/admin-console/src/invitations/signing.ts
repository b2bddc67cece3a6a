import { lazyPart } from "@guildway/federation";
import { StateTag, stateText } from "./state.tsx";

/** Where an agreement stands, as a column of the rooms of agreements. */
export const state = {
  field: "signerSignatureDate",
  text: stateText,
  Cell: StateTag,
  needs: ["signerInviteSentAt", "sponsorAwaited"],
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

/** The signature of the sponsor, which staff are shown too. */
export const sponsorSignature = {
  field: "sponsorSignature",
  Cell: lazyPart(async () => (await import("./signature.tsx")).Signature),
} as const;

/** The signature itself, which staff are shown. */
export const signature = {
  field: "signerSignature",
  Cell: lazyPart(async () => (await import("./signature.tsx")).Signature),
} as const;
