import { exploreOccupations as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { isFlat } from "../../occupations/index.ts";
import { Problem } from "../../platform/problem.ts";

export const exploreOccupations = operation(endpoint, ({ query }, { occupations }) => {
  const { profile, location, apprenticeable, ...rest } = query;
  const liked = profile === undefined ? undefined : [...profile].map(Number);
  if (query.by === "interests") refuseUnclear(liked);
  return occupations.explore({
    ...rest,
    profile: liked,
    zip: location,
    apprenticeable: apprenticeable === "true",
  });
});

/** Who likes everything alike is told so: nothing would fit better than anything else. */
function refuseUnclear(profile: readonly number[] | undefined): void {
  const reason =
    profile === undefined
      ? "is needed to explore by interests"
      : isFlat(profile)
        ? "must like some more than others"
        : undefined;
  if (reason) throw new Problem("input.invalid", { faults: [{ field: "profile", reason }] });
}
