import * as z from "zod/mini";
import { hasUserBeforeHost, readsAsItLeads } from "./web-address.ts";

/** A web address as the sources of occupations write it, also without https:// or empty: of no other scheme, and leading where it says. */
export const sourceAddress = z
  .string()
  .check(
    z.maxLength(500),
    z.refine(isSourceAddress, { error: "must be a web address that leads where it says" }),
  );

function isSourceAddress(address: string): boolean {
  const text = address.trim();
  const isWeb = /^https?:\/\//i.test(text);
  const hasOtherScheme = !isWeb && /^[^/?#]*:(?!\d)/.test(text);
  const hasUser = hasUserBeforeHost(isWeb ? text : `https://${text}`);
  return !hasOtherScheme && !hasUser && readsAsItLeads(address);
}
