import { isWebAddress } from "@guildway/api-contract";

/** A web address, or a path on our own site; undefined for anything else, so that no link acts or leads elsewhere than it says. */
export function webAddress(address: string | null | undefined): string | undefined {
  return address && isWebAddress(address) ? address : undefined;
}

const ourSite = "https://our-site.invalid";

/** How an address is shown: as a browser reads it, in letters that are not taken for others and stand in one direction. */
export const shownAddress = (address: string): string =>
  URL.parse(address, ourSite)?.href.replace(ourSite, "") ?? "";
