import type { Interest } from "@guildway/api-contract";
import { usePageFrame } from "@guildway/federation";
import { Link, useSearchParams } from "@guildway/router";
import {
  Button,
  Checkbox,
  EmptyState,
  Loaded,
  Notice,
  SelectField,
  Skeleton,
  useTexts,
} from "@guildway/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type Exploration, exploreQuery } from "../features/explore-occupations/explore-query.ts";
import type { Way } from "../features/explore-occupations/explore-ways.tsx";
import { ExploredList } from "../features/explore-occupations/explored-list.tsx";
import explore from "../features/explore-occupations/explore-occupations.module.css";
import { isFlat, strongest } from "../features/explore-occupations/interest-profile.ts";
import { InterestQuestions } from "../features/explore-occupations/interest-questions.tsx";
import { texts } from "../features/explore-occupations/texts.ts";
import { ZipSearch } from "../features/place-on-map/zip-search.tsx";
import { interestNames } from "../plan/interest-names.ts";
import { usePlanStore } from "../plan/plan-store.ts";
import { SourceCredits } from "../plan/source-credits.tsx";
import { changedQuery } from "../plan/tool-address.ts";
import { useVisitorZip } from "../plan/use-visitor-zip.ts";
import styles from "./page.module.css";

/** Occupations for those who have no word in mind; the way, the answers and the filters stand in the address. */
export function ExploreStep({ way }: { way: Way }) {
  const text = useTexts(texts);
  const [query, setQuery] = useSearchParams();
  usePageFrame({ title: text.title[way] });
  const profile = /^[0-9]{6}$/.exec(query.get("profile") ?? "")?.[0];
  const go = (changes: Record<string, string | undefined>) =>
    setQuery(changedQuery(query, changes));
  const asked = way === "interests" && profile === undefined;
  return (
    <div className={styles.page}>
      <div className={explore.head}>
        <h1>{text.title[way]}</h1>
        <p>{text.about[way]}</p>
        <p>
          <Link className={explore.back} to={`?${changedQuery(query, leaving)}`}>
            <ArrowLeft aria-hidden="true" size={16} /> {text.back}
          </Link>
        </p>
      </div>
      {asked ? (
        <InterestQuestions onProfile={(given) => go({ profile: given })} />
      ) : (
        <>
          {way === "interests" && profile && (
            <Strongest profile={profile} onAgain={() => go({ profile: undefined })} />
          )}
          {!(way === "interests" && profile && isFlat(profile)) && (
            <Explored way={way} profile={profile} />
          )}
        </>
      )}
    </div>
  );
}

const leaving = {
  explore: undefined,
  profile: undefined,
  zone: undefined,
  apprenticeable: undefined,
};

function Strongest({ profile, onAgain }: { profile: string; onAgain(): void }) {
  const text = useTexts(texts);
  const names = useTexts(interestNames);
  const again = <Button onClick={onAgain}>{text.again}</Button>;
  if (isFlat(profile))
    return (
      <Notice kind="info">
        <p>{text.flat}</p>
        {again}
      </Notice>
    );
  const told = (interest: Interest) => `${names[interest].name} (${names[interest].meaning})`;
  return (
    <div className={explore.filters}>
      <p>
        {text.strongest} {strongest(profile).map(told).join(", ")}.
      </p>
      {again}
    </div>
  );
}

function Explored({ way, profile }: { way: Way; profile: string | undefined }) {
  const text = useTexts(texts);
  const [query, setQuery] = useSearchParams();
  const { zip, known } = useVisitorZip();
  const chooseZip = usePlanStore((store) => store.chooseZip);
  const zone = query.get("zone") ?? "";
  const apprenticeable = query.get("apprenticeable") === "true";
  const exploration: Exploration = {
    by: way,
    ...(way === "interests" && { profile }),
    ...(zip && { location: zip }),
    ...(/^[1-4]$/.test(zone) && { zone }),
    ...(apprenticeable && { apprenticeable: "true" as const }),
  };
  const explored = useInfiniteQuery({ ...exploreQuery(exploration), enabled: known });
  const choose = (changes: Record<string, string | undefined>) =>
    setQuery(changedQuery(query, changes), { replace: true });
  return (
    <>
      <div className={explore.filters}>
        <ZipSearch zip={zip} searching={false} unknown={undefined} onZip={chooseZip} />
        <SelectField
          label={text.preparation}
          width="short"
          value={zone}
          onChange={({ currentTarget }) => choose({ zone: currentTarget.value || undefined })}
        >
          {Object.entries(text.zones).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <Checkbox
          label={text.apprenticeable}
          checked={apprenticeable}
          onChange={({ currentTarget }) =>
            choose({ apprenticeable: currentTarget.checked ? "true" : undefined })
          }
        />
      </div>
      <Loaded
        query={explored}
        waiting={<Skeleton lines={10} />}
        failed={{ title: text.failed, text: text.failedText }}
      >
        {({ pages }) => {
          const found = pages.flatMap(({ OccupationList }) => OccupationList);
          const [{ Total, Sources }] = pages as [(typeof pages)[number]];
          if (found.length === 0)
            return <EmptyState title={zone || apprenticeable ? text.none : text.noData} />;
          return (
            <>
              <h2 className={explore.count}>
                <output>{text.count(Total)}</output>
              </h2>
              <ExploredList
                found={found}
                onSelect={(occupation) => setQuery(changedQuery(query, { ...leaving, occupation }))}
              />
              {explored.hasNextPage && (
                <Button
                  className={explore.more}
                  busy={explored.isFetchingNextPage}
                  busyLabel={text.more}
                  onClick={() => void explored.fetchNextPage()}
                >
                  {text.more}
                </Button>
              )}
              <SourceCredits sources={Sources} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
