import { Certificates } from "../features/show-pathway/certificates.tsx";
import { PathwayFrame } from "../features/show-pathway/pathway-frame.tsx";
import { pathwayQueries } from "../features/show-pathway/pathway-queries.ts";
import { NothingHere } from "./nothing-here.tsx";
import { PublicSurround } from "@guildway/ui/public-foot";

export const firstQueries = pathwayQueries;

/** The certificates that help in the occupation of a pathway. */
export default function PathwayCertificatesPage() {
  return (
    <PublicSurround>
      <PathwayFrame>
        {({ pathway }) =>
          pathway.jobProfileId ? (
            <Certificates jobProfileId={pathway.jobProfileId} />
          ) : (
            <NothingHere id={pathway.id} />
          )
        }
      </PathwayFrame>
    </PublicSurround>
  );
}
