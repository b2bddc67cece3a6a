import type {
  jobProfiles,
  OccupationDetail,
  OccupationSource,
  RecordOf,
} from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { useNavigate, useSearchParams } from "@guildway/router";
import { Notice, Skeleton, useTexts } from "@guildway/ui";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { MapCard } from "../features/place-on-map/map-card.tsx";
import { SharePlan } from "../features/share-plan/share-plan.tsx";
import { PrintedPlan } from "../features/print-plan/printed-plan.tsx";
import { OccupationHead } from "../features/view-occupation/occupation-head.tsx";
import { RelatedCard } from "../features/view-occupation/related-card.tsx";
import type { SponsorsQuery } from "../features/view-occupation/sponsors-card.tsx";
import { WorkCard } from "../features/view-occupation/work-card.tsx";
import { CertificatesCard } from "../features/view-plan/certificates-card.tsx";
import { ElementsCard } from "../features/view-plan/elements-card.tsx";
import { ProgramsCard } from "../features/view-plan/programs-card.tsx";
import { OwnPlanCard } from "../features/change-plan/own-plan-card.tsx";
import { RemindButton } from "../features/remind/remind-button.tsx";
import { WhatChanged } from "../features/what-changed/what-changed.tsx";
import { LeftCard } from "../features/what-is-left/left-card.tsx";
import { changesSince } from "../plan/changes-since.ts";
import type { OwnPlan as OwnPlanOf } from "../plan/grants.ts";
import { leftOf } from "../plan/left.ts";
import { usePlanStore } from "../plan/plan-store.ts";
import { draftOfStored, type PlanPart } from "../plan/plan.ts";
import { planAddress } from "../plan/plan-address.ts";
import { factsOf, placeInWords, storedItems, storedRecord } from "../plan/plan-record.ts";
import { occupationQuery, sponsorsQuery, trainingQuery, workQuery } from "../plan/queries.ts";
import { SourceCredits, sourcesOf } from "../plan/source-credits.tsx";
import { useInBrowser } from "../plan/use-in-browser.ts";
import { frameQuery } from "../plan/tool-address.ts";
import { PassOn } from "../features/view-plan/pass-on.tsx";
import { DecidingCards } from "./deciding-cards.tsx";
import styles from "./page.module.css";
import { texts } from "./texts.ts";

type Profile = RecordOf<typeof jobProfiles>;

/** A stored plan: its own parts as they were saved, and what its occupation pays today. */
export function StoredPlan({
  profile,
  showTitle,
  own,
  onOwn,
}: {
  profile: Profile;
  showTitle: boolean;
  /** The plan as its reader's own, who may change it. */
  own: OwnPlanOf | undefined;
  onOwn(own: OwnPlanOf): void;
}) {
  const text = useTexts(texts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { edit, chooseZip } = usePlanStore();
  const items = storedItems(profile);
  const place = placeInWords(profile);
  const occupation = useQuery({
    ...occupationQuery(profile.OnetCode ?? "", profile.location ?? undefined),
    enabled: Boolean(profile.OnetCode),
  });
  const sponsors = useQuery({
    ...sponsorsQuery(profile.OnetCode ?? "", profile.location ?? undefined),
    enabled: Boolean(profile.OnetCode),
  });
  // A long list that only says which programs are gone: the document comes without it.
  const inBrowser = useInBrowser();
  const training = useQuery({
    ...trainingQuery(profile.OnetCode ?? "", profile.location ?? undefined),
    enabled:
      inBrowser && Boolean(profile.OnetCode && profile.location) && items.programs.length > 0,
  });
  // What the data says of an occupation goes before what a visitor stored of it.
  const described = occupation.data?.OccupationDescription ?? profile.OccupationDescription;
  const near = training.data;
  const changes =
    occupation.data &&
    changesSince(
      profile.factsThen,
      factsOf(occupation.data),
      items.programs,
      near?.Available && near.Total <= near.SchoolPrograms.length ? near.SchoolPrograms : undefined,
    );
  const change = (code: string) => {
    const state = /, ([A-Z]{2})$/.exec(profile.occupationLocation ?? "")?.[1];
    const zip = profile.location ?? undefined;
    edit(code, draftOfStored(items, profile, { zip, state }));
    if (zip !== undefined) chooseZip(zip);
    const plan = { ...frameQuery(query), occupation: code, plan: profile.id };
    void navigate(linkTo("career-pathways.tool", {}, plan));
  };
  const having = (part: PlanPart) =>
    profile.alreadyHave ? { part, ids: profile.alreadyHave[part] } : undefined;
  return (
    <div className={styles.page}>
      <OwnPlan profile={profile} own={own} />
      <OccupationHead
        title={profile.OnetTitle ?? ""}
        description={described}
        code={profile.OnetCode}
        facts={occupation.data ?? undefined}
        selected={items}
        showTitle={showTitle}
      />
      {place && <p className={styles.plannedFor}>{text.plannedFor(place)}</p>}
      <PassOn address={planAddress(profile.id)}>
        <RemindButton
          id={profile.id}
          occupation={profile.OnetTitle ?? ""}
          address={planAddress(profile.id)}
        />
      </PassOn>
      {profile.OnetCode && own?.editGrant && (
        <OwnPlanCard own={own} onOwn={onOwn} onChange={() => change(profile.OnetCode ?? "")} />
      )}
      {changes && (
        <WhatChanged changes={changes} savedAt={profile.updatedAt ?? profile.createdAt ?? ""} />
      )}
      {profile.OnetCode && <OccupationFacts occupation={occupation} sponsors={sponsors} />}
      {profile.alreadyHave && (
        <LeftCard
          canMark={false}
          left={leftOf(items, profile.alreadyHave, occupation.data?.Apprenticeable ?? [])}
        />
      )}
      <div className={styles.cards}>
        <ElementsCard part="skills" items={items.skills} having={having("skills")} />
        <ElementsCard part="knowledge" items={items.knowledge} having={having("knowledge")} />
        <CertificatesCard items={items.certificates} having={having("certificates")} />
        <ProgramsCard items={items.programs} having={having("programs")} />
      </div>
      {occupation.data && (
        <Surroundings occupation={occupation.data} training={training} sponsors={sponsors} />
      )}
      <PrintedPlan
        title={profile.OnetTitle ?? ""}
        description={described}
        code={profile.OnetCode}
        place={place}
        items={items}
        have={profile.alreadyHave ?? undefined}
        occupation={occupation.data ?? undefined}
        sponsors={sponsors.data?.Sponsors}
        sources={sourcesOf(...(occupation.data ? [occupation.data] : []), training, sponsors)}
        orgId={profile.orgId}
        locationId={profile.locationId}
        address={planAddress(profile.id)}
        stored
        savedAt={profile.createdAt}
      />
    </div>
  );
}

/** Right after saving for an organisation, in the same tab: print it and have it sent. */
function OwnPlan({ profile, own }: { profile: Profile; own: OwnPlanOf | undefined }) {
  const text = useTexts(texts);
  const [sent, setSent] = useState(false);
  if (!own || !profile.orgId) return null;
  return (
    <div data-no-print="">
      <Notice kind="success" role="status" title={sent ? text.sent : text.saved}>
        <p>{sent ? text.sentText : text.savedText}</p>
        {!sent && (
          <div className={styles.afterNotice}>
            <SharePlan
              afterSaving
              plan={storedRecord(profile)}
              orgId={profile.orgId}
              stored={own}
              onSent={() => setSent(true)}
            />
          </div>
        )}
      </Notice>
    </div>
  );
}

function OccupationFacts({
  occupation,
  sponsors,
}: {
  occupation: UseQueryResult<OccupationDetail | null, unknown>;
  sponsors: SponsorsQuery;
}) {
  const text = useTexts(texts);
  if (occupation.isPending)
    return (
      <div className={styles.cards}>
        <Skeleton lines={6} />
        <Skeleton lines={6} />
      </div>
    );
  if (!occupation.data)
    return (
      <Notice kind="warning" title={text.factsFailed}>
        <p>{text.factsFailedText}</p>
      </Notice>
    );
  return <DecidingCards occupation={occupation.data} sponsors={sponsors} canAskZip={false} />;
}

/** Where the plan is for, what is near to it, and where its figures come from. */
function Surroundings({
  occupation,
  training,
  sponsors,
}: {
  occupation: OccupationDetail;
  training: UseQueryResult<{ Sources: OccupationSource[] }, unknown>;
  sponsors: UseQueryResult<{ Sources: OccupationSource[] }, unknown>;
}) {
  const [query] = useSearchParams();
  const { OnetCode, Location: place } = occupation;
  // Asked for by its card once that is opened.
  const work = useQuery({ ...workQuery(OnetCode), enabled: false });
  return (
    <>
      <WorkCard onetCode={OnetCode} />
      <div className={styles.surroundings}>
        {place && <MapCard zip={place.Zip} place={place} searching={false} />}
        <RelatedCard
          occupation={occupation}
          addressOf={(other) =>
            linkTo("career-pathways.tool", {}, { ...frameQuery(query), occupation: other })
          }
          compareAddressOf={(other) =>
            linkTo(
              "career-pathways.tool",
              {},
              { ...frameQuery(query), compare: `${OnetCode},${other}` },
            )
          }
        />
      </div>
      <SourceCredits sources={sourcesOf(occupation, training, sponsors, work)} />
    </>
  );
}
