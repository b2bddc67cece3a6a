import * as z from "zod/mini";
import { text } from "../record.ts";

/** The six digits that open an invite, an agreement or a page link. */
export const accessCode = {
  ...text(6),
  schema: z.string().check(z.regex(/^\d{6}$/, "must be six digits")),
};

/** The record types that an access code can close. */
export const gatedTypes = [
  "invites",
  "pageLinks",
  "employerAgreements",
  "apprenticeAgreements",
] as const;

/** A record type that an access code can close. */
export type GatedType = (typeof gatedTypes)[number];

/** Whether an access code can close records of a type. */
export function isGated(type: string): type is GatedType {
  return gatedTypes.some((gated) => gated === type);
}
