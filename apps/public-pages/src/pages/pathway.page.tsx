import { PathwayFrame } from "../features/show-pathway/pathway-frame.tsx";
import { PathwayTab } from "../features/show-pathway/pathway-tab.tsx";
import { pathwayQueries } from "../features/show-pathway/pathway-queries.ts";
import { PathwayFlyer } from "./pathway/pathway-flyer.tsx";
import { PageSurround } from "./page-surround.tsx";

export const firstQueries = pathwayQueries;

/** A pathway: its courses in order. */
export default function PathwayPage() {
  return (
    <PageSurround>
      <PathwayFrame>
        {(shown) => (
          <PathwayTab {...shown}>
            <PathwayFlyer {...shown} />
          </PathwayTab>
        )}
      </PathwayFrame>
    </PageSurround>
  );
}
