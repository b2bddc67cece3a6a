import { PathwayFrame } from "../features/show-pathway/pathway-frame.tsx";
import { PathwayTab } from "../features/show-pathway/pathway-tab.tsx";
import { pathwayQueries } from "../features/show-pathway/pathway-queries.ts";
import { PathwayFlyer } from "./pathway/pathway-flyer.tsx";
import { PublicSurround } from "@guildway/ui/public-foot";

export const firstQueries = pathwayQueries;

/** A pathway: its courses in order. */
export default function PathwayPage() {
  return (
    <PublicSurround>
      <PathwayFrame>
        {(shown) => (
          <PathwayTab {...shown}>
            <PathwayFlyer {...shown} />
          </PathwayTab>
        )}
      </PathwayFrame>
    </PublicSurround>
  );
}
