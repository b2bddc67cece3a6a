import { CreditsInput } from "./credits-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = {
  credits: CreditsInput,
};
