import { failureCode } from "@guildway/api-client";
import { type FirstQueries, lazyPart, usePageFrame } from "@guildway/federation";
import { useNavigate, useSearchParams } from "@guildway/router";
import { ErrorState, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { zipFault } from "../features/place-on-map/zip-fault.ts";
import { ExploreWays, type Way, ways } from "../features/explore-occupations/explore-ways.tsx";
import { SearchForm } from "../features/search-occupations/search-form.tsx";
import { SearchIntro } from "../features/search-occupations/search-intro.tsx";
import { SearchResults } from "../features/search-occupations/search-results.tsx";
import { SearchSuggestions } from "../features/search-occupations/search-suggestions.tsx";
import { tellOfEvent } from "../plan/tell-partner.ts";
import { usePlanStore } from "../plan/plan-store.ts";
import {
  listsBeside,
  locationQuery,
  occupationQuery,
  organizationQuery,
  visitorPlaceQuery,
} from "../plan/queries.ts";
import {
  changedQuery,
  productHome,
  readToolAddress,
  type ToolAddress,
} from "../plan/tool-address.ts";
import { WaitingStep } from "./waiting-step.tsx";
import { PublicPage } from "./public-page.tsx";
import { useFocusOnStep } from "../plan/use-focus-on-step.ts";
import styles from "./page.module.css";
import { texts } from "./texts.ts";

const loadStep = () => import("./occupation-step.tsx");
const OccupationStep = lazyPart(() => loadStep().then((file) => file.OccupationStep));

const CompareStep = lazyPart(() => import("./compare-step.tsx").then((file) => file.CompareStep));

const ExploreStep = lazyPart(() => import("./explore-step.tsx").then((file) => file.ExploreStep));

export const firstQueries: FirstQueries = ({ search }) => {
  const {
    orgId,
    locationId,
    occupation,
    zip = usePlanStore.getState().zip,
  } = readToolAddress(search);
  // Where the ZIP code is still to come, what is near it is asked for when it is there.
  if (occupation !== undefined) void loadStep();
  return [
    ...(occupation === undefined || zip === undefined
      ? []
      : [occupationQuery(occupation, zip), ...listsBeside(occupation, zip)]),
    visitorPlaceQuery,
    ...(orgId === undefined ? [] : [organizationQuery(orgId)]),
    ...(locationId === undefined ? [] : [locationQuery(locationId)]),
  ];
};

/** Career Pathways: search an occupation, make a training plan of it, save or share it. */
export default function ToolPage() {
  return (
    <PublicPage>
      <Tool />
    </PublicPage>
  );
}

function Tool() {
  const text = useTexts(texts);
  const [query, setQuery] = useSearchParams();
  const address = readToolAddress(query);
  const organization = useOrganization(address.orgId);
  const location = useCheckedLocation(address.locationId, address.orgId);
  // The visitor's place is looked up while they choose an occupation.
  useQuery(visitorPlaceQuery);
  useFocusOnStep(stepOf(address));
  useZipOfAddress(address.zip);
  useEffect(() => {
    if (address.occupation) tellOfEvent({ name: "occupation", onetCode: address.occupation });
  }, [address.occupation]);

  const go = (changes: Record<string, string | undefined>) => {
    const next = changedQuery(query, changes);
    // A second click before the first has led anywhere is no step of its own.
    setQuery(next, { replace: `?${next}` === window.location.search });
  };
  const { occupationKeyword, q } = address;
  useEffect(() => {
    if (q) void loadStep();
  }, [q]);
  useEffect(() => {
    if (occupationKeyword)
      setQuery(
        (before) => changedQuery(before, { occupationKeyword: undefined, q: occupationKeyword }),
        { replace: true },
      );
  }, [occupationKeyword, setQuery]);

  if (organization.failed)
    return (
      <ErrorState
        title={text.organizationFailed}
        text={text.organizationFailedText}
        onRetry={organization.retry}
      />
    );
  if (location.failed) return <ErrorState title={text.locationFailed} onRetry={location.retry} />;
  if (address.compare !== undefined)
    return (
      <Suspense fallback={<WaitingStep />}>
        <CompareStep compared={address.compare} />
      </Suspense>
    );
  if (address.occupation)
    return (
      <Suspense fallback={<WaitingStep />}>
        <OccupationStep
          key={address.occupation}
          code={address.occupation}
          address={address}
          organization={organization.known}
          locationId={location.checkedId}
          ready={organization.ready && location.ready}
          onChange={() => go({ occupation: undefined })}
        />
      </Suspense>
    );
  const way = ways.find((each) => each === address.explore);
  if (way)
    return (
      <Suspense fallback={<WaitingStep />}>
        <ExploreStep way={way} />
      </Suspense>
    );
  return <SearchStep q={address.q} go={go} />;
}

/** What is on the screen, so that a reader hears when it becomes something else. */
function stepOf({ compare, occupation, explore, profile }: ToolAddress): string {
  if (compare !== undefined) return "compare";
  if (occupation) return occupation;
  return explore ? `${explore} ${profile ? "found" : "asked"}` : "search";
}

function SearchStep({
  q,
  go,
}: {
  q: string | undefined;
  go(changes: { q: string } | { occupation: string }): void;
}) {
  const text = useTexts(texts);
  const [query] = useSearchParams();
  usePageFrame({ title: text.title });
  const exploreAddress = (way: Way | "compare") =>
    `?${changedQuery(query, way === "compare" ? { compare: "" } : { explore: way })}`;
  return (
    <div className={styles.page}>
      <SearchIntro searched={q !== undefined} />
      <SearchForm keyword={q} onSearch={(words) => go({ q: words })} />
      {q === undefined ? (
        <>
          <SearchSuggestions onSearch={(words) => go({ q: words })} />
          <ExploreWays addressOf={exploreAddress} />
        </>
      ) : (
        <SearchResults keyword={q} onSelect={(occupation) => go({ occupation })} />
      )}
    </div>
  );
}

/** A ZIP code in the address is the visitor's until they type another, so that it does not stay there. */
function useZipOfAddress(zip: string | undefined) {
  const [, setQuery] = useSearchParams();
  const chooseZip = usePlanStore((store) => store.chooseZip);
  useState(() => zip !== undefined && zipFault(zip) === undefined && chooseZip(zip));
  useEffect(() => {
    if (zip !== undefined)
      setQuery((before) => changedQuery(before, { zip: undefined }), { replace: true });
  }, [zip, setQuery]);
}

function useOrganization(orgId: string | undefined) {
  const query = useQuery({ ...organizationQuery(orgId ?? ""), enabled: orgId !== undefined });
  return {
    known:
      orgId === undefined ? undefined : query.data && { id: orgId, name: query.data.name ?? "" },
    failed: query.isError,
    ready: orgId === undefined || query.isSuccess,
    retry: () => void query.refetch(),
  };
}

/** Checks the location; one that does not exist, or is another organisation's, sends the browser home. */
function useCheckedLocation(locationId: string | undefined, orgId: string | undefined) {
  const navigate = useNavigate();
  const query = useQuery({ ...locationQuery(locationId ?? ""), enabled: locationId !== undefined });
  const unknown = query.isError && failureCode(query.error) !== "network";
  const elsewhere = query.isSuccess && orgId !== undefined && query.data.orgId !== orgId;
  const invalid = unknown || elsewhere;
  useEffect(() => {
    if (invalid) void navigate(productHome, { replace: true });
  }, [invalid, navigate]);
  return {
    checkedId: query.isSuccess && !invalid ? locationId : undefined,
    failed: query.isError && !invalid,
    ready: locationId === undefined || query.isSuccess,
    retry: () => void query.refetch(),
  };
}
