import type { RowOf } from "@guildway/api-client";
import {
  apprenticeAgreements,
  apprenticeships,
  employerAgreements,
  employerProfiles,
  instructionProviders,
  location,
  userProfiles,
  users,
  wageSchedules,
} from "@guildway/api-contract";
import { type LoadedQuery, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SponsorLine } from "../../paper/sponsor-signature.ts";
import { type VersionsRead, versionsRead } from "../../reading/versions-read.ts";
import { PartsLoaded } from "../../records/parts-loaded.tsx";
import { recordQuery } from "../../records/record-query.ts";
import { usePart } from "../../records/use-part.ts";
import { useSponsorLine } from "../../records/use-sponsor-line.ts";
import type { Apprentice } from "./apprentice-query.ts";
import { ApprenticePage, DisclosurePage, ResponsibilitiesPage, SponsorPage } from "./pages.tsx";
import { texts } from "./texts.ts";

/** All that an apprentice agreement is made of; the private information only for who may read it. */
export interface ApprenticeParts {
  agreement: RowOf<typeof apprenticeAgreements>;
  person: Person;
  profile: Partial<RowOf<typeof userProfiles>> | null;
  program: RowOf<typeof apprenticeships> | null;
  employer: RowOf<typeof employerProfiles> | null;
  provider: RowOf<typeof instructionProviders> | null;
  schedule: RowOf<typeof wageSchedules> | null;
  place: RowOf<typeof location> | null;
  sponsor: SponsorLine;
  employerAgreement: RowOf<typeof employerAgreements> | null;
  organizationName: string;
  grant: string | undefined;
}

/** The apprentice by name, as they are reached. */
export interface Person {
  firstName?: string | null | undefined;
  middleName?: string | null | undefined;
  lastName?: string | null | undefined;
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

interface Props {
  id: string;
  grant: string | undefined;
  organizationName: string;
  /** The person and their answers as they are before signing; without it, as they were signed. */
  apprentice?: LoadedQuery<Apprentice>;
  /** Where the apprentice signs, who has read it in these versions. */
  children?: (apprentice: Apprentice, read: VersionsRead) => ReactNode;
}

/** The apprentice agreement as a document of four pages. */
export function ApprenticeAgreement({ id, grant, organizationName, apprentice, children }: Props) {
  const { loading, failed } = useTexts(texts);
  const agreement = useQuery(recordQuery(apprenticeAgreements, id, grant));
  const named = agreement.data;
  const program = usePart(apprenticeships, named?.apprenticeshipId, grant);
  const employer = usePart(employerProfiles, named?.employerProfileId, grant);
  const provider = usePart(instructionProviders, named?.instructionProviderId, grant);
  const schedule = usePart(wageSchedules, named?.wageScheduleId, grant);
  const employerAgreement = usePart(employerAgreements, named?.employerAgreementId, grant);
  const place = usePart(location, named?.locationId, grant);
  const sponsor = useSponsorLine(agreement.data, place.data, grant);
  return (
    <PartsLoaded
      failed={failed}
      parts={[
        [agreement, loading.agreement],
        ...(apprentice ? [[apprentice, loading.apprentice] as const] : []),
        [program, loading.program],
        [employer, loading.employer],
        [provider, loading.provider],
        [schedule, loading.wages],
        [employerAgreement, loading.employerAgreement],
        [place, loading.place],
        [sponsor, loading.sponsor],
      ]}
    >
      {() => {
        const parts: ApprenticeParts = {
          agreement: agreement.data!,
          person: apprentice ? apprentice.data!.person : signerOf(agreement.data!),
          profile: apprentice?.data?.profile ?? null,
          program: program.data!,
          employer: employer.data!,
          provider: provider.data!,
          schedule: schedule.data!,
          employerAgreement: employerAgreement.data!,
          place: place.data!,
          sponsor: sponsor.data!,
          organizationName,
          grant,
        };
        return (
          <>
            <ApprenticePage
              {...parts}
              signing={apprentice && children?.(apprentice.data!, readOf(parts, apprentice.data!))}
            />
            <SponsorPage {...parts} />
            <ResponsibilitiesPage />
            <DisclosurePage {...parts} />
          </>
        );
      }}
    </PartsLoaded>
  );
}

function readOf(parts: ApprenticeParts, { person, profile }: Apprentice): VersionsRead {
  return versionsRead([
    [apprenticeAgreements, parts.agreement],
    [employerProfiles, parts.employer],
    [apprenticeships, parts.program],
    [location, parts.place],
    [employerAgreements, parts.employerAgreement],
    [instructionProviders, parts.provider],
    [wageSchedules, parts.schedule],
    [users, person],
    [userProfiles, profile.id ? { ...profile, id: profile.id } : null],
  ]);
}

function signerOf(agreement: ApprenticeParts["agreement"]): Person {
  return {
    firstName: agreement.signerFirstName,
    middleName: agreement.signerMiddleName,
    lastName: agreement.signerLastName,
    name: agreement.signerName ?? agreement.name,
    email: agreement.signerEmail,
    phone: agreement.signerPhone,
  };
}
