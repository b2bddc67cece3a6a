import * as z from "zod/mini";
import { hasUserBeforeHost, readsAsItLeads } from "./web-address.ts";

/** A web address as the sources of occupations write it, also without https:// or empty: of no other scheme, and leading where it says. */
export const sourceAddress = z
  .string()
  .check(
    z.maxLength(500, { abort: true }),
    z.refine(isSourceAddress, { error: "must be a web address that leads where it says" }),
  );

function isSourceAddress(address: string): boolean {
  const text = address.trim();
  const isWeb = /^https?:\/\//i.test(text);
  // Only a host with a dot has a port here; before any other colon stands a scheme.
  const [host = ""] = text.split(":", 1);
  const isHostWithPort =
    /^[^/?#]*$/.test(host) &&
    host.includes(".") &&
    /^:\d{1,5}(?:[/?#]|$)/.test(text.slice(host.length));
  const hasOtherScheme = !isWeb && !isHostWithPort && /^[^/?#]*:/.test(text);
  const hasUser = hasUserBeforeHost(isWeb ? text : `https://${text}`);
  return !hasOtherScheme && !hasUser && readsAsItLeads(address);
}
