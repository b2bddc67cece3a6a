import {
  apprenticeships,
  employerAgreements,
  employerProfiles,
  location,
  wageSchedules,
} from "@guildway/api-contract";
import { listWageSchedules, type RowOf } from "@guildway/api-client";
import { useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type VersionsRead, versionsRead } from "../../reading/versions-read.ts";
import type { SponsorLine } from "../../paper/sponsor-signature.ts";
import { PartsLoaded } from "../../records/parts-loaded.tsx";
import { recordQuery } from "../../records/record-query.ts";
import { usePart } from "../../records/use-part.ts";
import { useSponsorLine } from "../../records/use-sponsor-line.ts";
import { AgreementPaper } from "./agreement-paper.tsx";
import { texts } from "./texts.ts";

/** All that an employer agreement is made of. */
export interface AgreementParts {
  agreement: RowOf<typeof employerAgreements>;
  profile: RowOf<typeof employerProfiles> | null;
  program: RowOf<typeof apprenticeships> | null;
  place: RowOf<typeof location> | null;
  sponsor: SponsorLine;
  schedules: readonly RowOf<typeof wageSchedules>[];
}

interface Props {
  id: string;
  grant: string | undefined;
  organizationName: string;
  /** Where it is signed, by who has read it in these versions. */
  children?: (agreement: AgreementParts["agreement"], read: VersionsRead) => ReactNode;
}

/** As many as the form has. */
const mostSchedules = 100;

/** The employer agreement as a document, with all that it says about employer, program and wages. */
export function EmployerAgreement({ id, grant, organizationName, children }: Props) {
  const { loading, failed } = useTexts(texts);
  const agreement = useQuery(recordQuery(employerAgreements, id, grant));
  const { employerProfileId, apprenticeshipId, locationId } = agreement.data ?? {};
  const profile = usePart(employerProfiles, employerProfileId, grant);
  const program = usePart(apprenticeships, apprenticeshipId, grant);
  const place = usePart(location, locationId, grant);
  const sponsor = useSponsorLine(agreement.data, place.data, grant);
  const schedules = useQuery({
    queryKey: ["agreements", "wageSchedules", employerProfileId, apprenticeshipId, grant],
    enabled: agreement.data !== undefined,
    async queryFn({ signal }) {
      if (!employerProfileId || !apprenticeshipId) return [];
      const filters = { employerProfileId, apprenticeshipId };
      const { items } = await listWageSchedules(filters, {
        signal,
        accessGrant: grant,
        limit: mostSchedules,
      });
      return items;
    },
  });
  return (
    <PartsLoaded
      failed={failed}
      parts={[
        [agreement, loading.agreement],
        [profile, loading.employer],
        [program, loading.program],
        [place, loading.place],
        [sponsor, loading.sponsor],
        [schedules, loading.wages],
      ]}
    >
      {() => (
        <AgreementPaper
          agreement={agreement.data!}
          profile={profile.data!}
          program={program.data!}
          place={place.data!}
          sponsor={sponsor.data!}
          schedules={schedules.data!}
          organizationName={organizationName}
          grant={grant}
          signing={children?.(
            agreement.data!,
            versionsRead([
              [employerAgreements, agreement.data],
              [employerProfiles, profile.data],
              [apprenticeships, program.data],
              [location, place.data],
              ...schedules.data!.map((schedule) => [wageSchedules, schedule] as const),
            ]),
          )}
        />
      )}
    </PartsLoaded>
  );
}
