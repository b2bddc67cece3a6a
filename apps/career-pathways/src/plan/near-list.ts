import { searchRadii, type ZipPlace } from "@guildway/api-contract";

/** What an answer says of a list near a place; see `listTraining`. */
export interface NearList {
  Total: number;
  Radius: number | null;
  Place?: ZipPlace | undefined;
}

/** Within as many miles somebody looks first. */
export const [usualRadius] = searchRadii;

/** How far one had to look for what a list holds, and whether it holds all of it; undefined where it is near to no place. */
export function reachOf(
  { Total, Radius }: NearList,
  listed: number,
): { radius: number; wider: boolean; all: boolean } | undefined {
  if (Radius === null || listed === 0) return undefined;
  return { radius: Radius, wider: Radius > usualRadius, all: Total <= listed };
}
