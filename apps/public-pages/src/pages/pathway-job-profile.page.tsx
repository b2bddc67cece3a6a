import { useParams } from "@guildway/router";
import { JobProfileFrame } from "../features/show-pathway/job-profile-frame.tsx";
import { PathwayFrame } from "../features/show-pathway/pathway-frame.tsx";
import { pathwayQueries } from "../features/show-pathway/pathway-queries.ts";
import { NothingHere } from "./nothing-here.tsx";
import { PublicSurround } from "@guildway/ui/public-foot";

export const firstQueries = pathwayQueries;

/** The job profile that a pathway leads to. */
export default function PathwayJobProfilePage() {
  const { jobProfileId } = useParams();
  return (
    <PublicSurround>
      <PathwayFrame>
        {({ pathway }) =>
          jobProfileId && pathway.jobProfileId === jobProfileId ? (
            <JobProfileFrame jobProfileId={jobProfileId} title={pathway.title ?? ""} />
          ) : (
            <NothingHere id={jobProfileId} />
          )
        }
      </PathwayFrame>
    </PublicSurround>
  );
}
