import { editFragment } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";

/** Where a stored plan is read, as one passes it on: without what a partner's frame added. */
export function planAddress(jobProfileId: string): string {
  return new URL(linkTo("career-pathways.jobProfile", { jobProfileId }), location.origin).href;
}

/** Where a stored plan is changed. */
export function editAddress(jobProfileId: string, editGrant: string): string {
  return planAddress(jobProfileId) + editFragment(editGrant);
}

/** Where an occupation is opened to make a plan of it. */
export function toolAddress(query: Readonly<Record<string, string | undefined>>): string {
  return new URL(linkTo("career-pathways.tool", {}, query), location.origin).href;
}
