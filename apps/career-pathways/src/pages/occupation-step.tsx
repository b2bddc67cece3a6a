import { linkTo, usePageFrame } from "@guildway/federation";
import { Link, useNavigate, useParams, useSearchParams } from "@guildway/router";
import { Button, buttonClass, ErrorState, Loaded, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { LinkPlan } from "../features/link-plan/link-plan.tsx";
import { MapCard } from "../features/place-on-map/map-card.tsx";
import { SavePlan } from "../features/save-plan/save-plan.tsx";
import { SharePlan } from "../features/share-plan/share-plan.tsx";
import { PrintedPlan } from "../features/print-plan/printed-plan.tsx";
import { ChangeOccupation } from "../features/view-occupation/change-occupation.tsx";
import { FactsPlace } from "../features/view-occupation/facts-place.tsx";
import { OccupationHead } from "../features/view-occupation/occupation-head.tsx";
import { RelatedCard } from "../features/view-occupation/related-card.tsx";
import { WorkCard } from "../features/view-occupation/work-card.tsx";
import { planActions } from "../plan/plan-actions.ts";
import { toolAddress } from "../plan/plan-address.ts";
import { placeInWords, planOwner, planRecord } from "../plan/plan-record.ts";
import { usePlanStore } from "../plan/plan-store.ts";
import { isEdited, nothingHad } from "../plan/plan.ts";
import { useOccupationName } from "../plan/occupation-title.tsx";
import {
  certificatesQuery,
  occupationQuery,
  sponsorsQuery,
  trainingQuery,
  visitorPlaceQuery,
  workQuery,
} from "../plan/queries.ts";
import { SourceCredits, sourcesOf } from "../plan/source-credits.tsx";
import { changedQuery, frameQuery, type ToolAddress } from "../plan/tool-address.ts";
import { useSightUnknown } from "@guildway/ui/embedded";
import { DecidingCards } from "./deciding-cards.tsx";
import { EditableParts } from "./editable-parts.tsx";
import styles from "./page.module.css";
import { texts as changeTexts } from "../features/change-plan/texts.ts";
import { UpdatePlan } from "../features/change-plan/update-plan.tsx";
import { LeftCard } from "../features/what-is-left/left-card.tsx";
import { ownPlanOf } from "../plan/grants.ts";
import { leftOf } from "../plan/left.ts";
import { texts as factTexts } from "../features/view-occupation/texts.ts";
import { texts } from "./texts.ts";
import { WaitingStep } from "./waiting-step.tsx";
import { usePlan } from "./use-plan.ts";

interface Props {
  code: string;
  address: ToolAddress;
  organization: { id: string; name: string } | undefined;
  locationId: string | undefined;
  /** Whether organisation and location are known, so that the plan can be kept. */
  ready: boolean;
  onChange(): void;
}

/** The chosen occupation and the plan for it. */
export function OccupationStep(props: Props) {
  const text = useTexts(texts);
  const { code, onChange } = props;
  const typedZip = usePlanStore((store) => store.zip);
  const visitor = useQuery({ ...visitorPlaceQuery, enabled: !typedZip });
  const asked = typedZip ?? visitor.data?.zip;
  const placeKnown = typedZip !== undefined || visitor.isFetched;
  const here = useQuery({ ...occupationQuery(code, asked), enabled: placeKnown });
  const [knownZip, setKnownZip] = useState<string>();
  const isKnown = here.data?.Location !== undefined && !here.isPlaceholderData;
  if (isKnown && asked !== knownZip) setKnownZip(asked);
  // A mistyped ZIP code takes nothing away of what is there for the one before.
  const isUnknown = here.data?.Location === undefined && here.isSuccess && asked !== undefined;
  const zip = isUnknown ? knownZip : asked;
  const occupation = useQuery({ ...occupationQuery(code, zip), enabled: placeKnown });
  // What is near is asked for beside the occupation, not after it.
  useQuery({ ...trainingQuery(code, zip), enabled: placeKnown });
  useQuery({ ...certificatesQuery(code, zip), enabled: placeKnown });
  useQuery({ ...sponsorsQuery(code, zip), enabled: placeKnown });
  usePageFrame({ title: text.tabTitle(useOccupationName(occupation.data)) });
  return (
    <Loaded
      query={occupation}
      waiting={<WaitingStep />}
      failed={{ title: text.occupationFailed, text: text.occupationFailedText }}
    >
      {(found) =>
        found === null ? (
          <ErrorState
            title={text.occupationUnknown}
            text={text.occupationUnknownText}
            action={<Button onClick={onChange}>{text.newSearch}</Button>}
          />
        ) : (
          <Plan
            {...props}
            occupation={found}
            zip={zip}
            unknownZip={isUnknown ? asked : undefined}
            searching={here.isPlaceholderData}
          />
        )
      }
    </Loaded>
  );
}

type Occupation = NonNullable<ReturnType<typeof usePlan>["occupation"]>;

function Plan({
  code,
  address,
  organization,
  locationId,
  ready,
  onChange,
  occupation,
  zip,
  unknownZip,
  searching,
}: Props & {
  occupation: Occupation;
  zip: string | undefined;
  /** What was typed last, where it is no ZIP code that we know. */
  unknownZip: string | undefined;
  searching: boolean;
}) {
  const text = useTexts(texts);
  const navigate = useNavigate();
  const { jobProfileId } = useParams();
  const [query] = useSearchParams();
  const facts = useTexts(factTexts);
  const change = useTexts(changeTexts);
  const compareAddress = (codes: string) =>
    `?${changedQuery(query, { occupation: undefined, compare: codes })}`;
  const plan = usePlan(occupation, zip);
  const sponsors = useQuery(sponsorsQuery(occupation.OnetCode, zip));
  // Asked for by its card once that is opened.
  const work = useQuery({ ...workQuery(occupation.OnetCode), enabled: false });
  const sources = sourcesOf(occupation, plan.training, plan.certificates, sponsors, work);
  const reset = usePlanStore((store) => store.reset);
  const chooseZip = usePlanStore((store) => store.chooseZip);
  const sightUnknown = useSightUnknown();
  const complete = ready && plan.whole;
  const actions = planActions({
    hasOrganization: address.orgId !== undefined,
    jobProfileId,
  });
  const record = {
    ...planRecord(occupation, plan.selected, plan.draft.have),
    ...planOwner(organization?.id, locationId),
  };
  const [own, setOwn] = useState(() =>
    address.plan === undefined ? undefined : ownPlanOf(address.plan),
  );
  const changed = own?.editGrant === undefined ? undefined : own;
  const leave = (docId: string) => {
    const address = { jobProfileId: docId };
    void navigate(linkTo("career-pathways.jobProfile", address, frameQuery(query)));
    reset(code);
  };
  const bar = changed ? (
    <div className={styles.actionBar} data-no-print="">
      <p>{change.changing}</p>
      <Button onClick={() => leave(changed.docId)}>{change.cancel}</Button>
      {plan.whole && (
        <UpdatePlan
          own={changed}
          plan={record}
          since={plan.draft.keptSince}
          onSaved={() => leave(changed.docId)}
          onEnded={() => setOwn(undefined)}
        />
      )}
    </div>
  ) : (
    <div className={styles.actionBar} data-no-print="">
      <p>{organization ? text.barSave(organization.name) : actions.share && text.barShare}</p>
      <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {text.print}
      </Button>
      {actions.save && complete && organization && (
        <SavePlan plan={record} orgId={organization.id} onSaved={leave} />
      )}
      {actions.share && complete && <LinkPlan plan={record} />}
      {actions.share && complete && <SharePlan plan={record} orgId={undefined} onSent={leave} />}
    </div>
  );
  return (
    <div className={styles.page}>
      <OccupationHead
        title={occupation.OnetTitle}
        description={occupation.OccupationDescription}
        code={occupation.OnetCode}
        facts={occupation}
        place={<FactsPlace place={occupation.Location} zip={zip} />}
        selected={plan.selected}
        change={
          <div className={styles.actions} data-no-print="">
            <Link className={buttonClass()} to={compareAddress(code)}>
              {facts.compare}
            </Link>
            <ChangeOccupation
              edited={isEdited(plan.draft)}
              onChange={() => {
                reset(code);
                onChange();
              }}
            />
          </div>
        }
      />
      {sightUnknown && bar}
      <DecidingCards occupation={occupation} sponsors={sponsors} canAskZip />
      <LeftCard
        canMark
        left={leftOf(plan.selected, plan.draft.have ?? nothingHad, occupation.Apprenticeable ?? [])}
      />
      <EditableParts plan={plan} />
      <WorkCard onetCode={occupation.OnetCode} />
      <div className={styles.surroundings}>
        <MapCard
          zip={zip}
          unknownZip={unknownZip}
          place={occupation.Location}
          searching={searching}
          onZip={chooseZip}
        />
        <RelatedCard
          occupation={occupation}
          addressOf={(other) => `?${changedQuery(query, { occupation: other })}`}
          compareAddressOf={(other) => compareAddress(`${code},${other}`)}
        />
      </div>
      <SourceCredits sources={sources} />
      {bar}
      <PrintedPlan
        title={occupation.OnetTitle}
        description={occupation.OccupationDescription}
        code={occupation.OnetCode}
        place={placeInWords(record)}
        items={plan.selected}
        have={plan.draft.have}
        occupation={occupation}
        sponsors={sponsors.data?.Sponsors}
        sources={sources}
        orgId={organization?.id}
        locationId={locationId}
        address={toolAddress({ occupation: code, orgId: organization?.id, locationId })}
        stored={false}
      />
    </div>
  );
}
