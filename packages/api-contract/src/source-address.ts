import * as z from "zod/mini";
import { hasUserBeforeHost } from "./user-before-host.ts";

/** A web address as the sources of occupations write it, also without https:// or empty: of no other scheme, and without a user before its host. */
export const sourceAddress = z
  .string()
  .check(
    z.maxLength(500),
    z.refine(isSourceAddress, { error: "must be a web address without a user before its host" }),
  );

function isSourceAddress(address: string): boolean {
  if (/\p{Cc}/u.test(address)) return false;
  const text = address.trim();
  const isWeb = /^https?:\/\//i.test(text);
  const hasOtherScheme = !isWeb && /^[^/?#]*:(?!\d)/.test(text);
  return !hasOtherScheme && !hasUserBeforeHost(isWeb ? text : `https://${text}`);
}
