import type { Place } from "./course-queries.ts";

/** A place as it stands on an envelope, line by line. */
export function placeInLines(place: Place | null | undefined): string[] {
  if (!place) return [];
  const { name, addressLine1, addressLine2, addressCity, addressState, addressPostalCode } = place;
  const region = [addressState, addressPostalCode].filter(Boolean).join(" ");
  return [
    name,
    addressLine1,
    addressLine2,
    [addressCity, region].filter(Boolean).join(", "),
  ].filter((line): line is string => Boolean(line));
}
