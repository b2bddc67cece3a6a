import type { ApprenticeshipSponsor } from "@guildway/api-contract";
import { shownDay } from "@guildway/rules";
import { Card, ErrorState, Skeleton, Tag, useLanguage, useTexts } from "@guildway/ui";
import { AskZip } from "../../plan/ask-zip.tsx";
import { FoldedList } from "../../plan/folded-list.tsx";
import { milesInWords } from "../../plan/miles.ts";
import { readableTown } from "../../plan/readable-town.ts";
import { type NearList, reachOf } from "../../plan/near-list.ts";
import { separator } from "../../plan/separator.ts";
import { safeWebAddress } from "@guildway/rules/web-address";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";

/** The answer that a sponsors query has or waits for. */
export interface SponsorsQuery {
  data: (NearList & { Sponsors: ApprenticeshipSponsor[]; Available: boolean }) | undefined;
  isError: boolean;
  refetch(): unknown;
}

interface Props {
  query: SponsorsQuery;
  /** Whether a ZIP code can be typed on this page. */
  canAskZip: boolean;
}

/** Who takes apprentices for this work, nearest first. */
export function SponsorsCard({ query, canAskZip }: Props) {
  const text = useTexts(texts).sponsors;
  const { data } = query;
  const listed = data?.Sponsors ?? [];
  return (
    <Card id="sponsors" title={text.title} count={listed.length > 0 ? listed.length : undefined}>
      {data && listed.length > 0 ? (
        <>
          <Reach near={data} listed={listed.length} />
          <FoldedList fold="part" className={styles.sponsors}>
            {listed.map((sponsor) => (
              <li key={sponsor.Id}>
                <SponsorWords sponsor={sponsor} />
              </li>
            ))}
          </FoldedList>
          <p className={styles.source}>{text.notAll}</p>
        </>
      ) : (
        <NoSponsors query={query} canAskZip={canAskZip} />
      )}
    </Card>
  );
}

function SponsorWords({ sponsor }: { sponsor: ApprenticeshipSponsor }) {
  const text = useTexts(texts).sponsors;
  const lang = useLanguage();
  const { Name, City, State, Distance, Kind, National, Updated } = sponsor;
  const profile = safeWebAddress(sponsor.ProfileUrl);
  const site = safeWebAddress(sponsor.Website);
  const link = site ?? profile;
  return (
    <>
      <strong lang="en">{link ? <a href={link}>{Name}</a> : Name}</strong>{" "}
      {National && <Tag tone="blue">{text.national}</Tag>}
      <span>
        <span lang="en">{[readableTown(City), State].filter(Boolean).join(", ")}</span>
        {Distance !== null && `${separator}${milesInWords(Distance, lang)}`}
        {Kind && (
          <>
            {separator}
            <span lang="en">{Kind}</span>
          </>
        )}
        {Updated && `${separator}${text.updated(shownDay(Updated, "UTC"))}`}
        {site && profile && (
          <>
            {separator}
            <a href={profile}>{text.profile}</a>
          </>
        )}
      </span>
    </>
  );
}

function Reach({ near, listed }: { near: NearList; listed: number }) {
  const text = useTexts(texts).sponsors;
  const reach = reachOf(near, listed);
  if (!reach) return null;
  return (
    <p className={styles.reach}>
      {reach.wider ? text.wider(reach.radius) : reach.all && text.all(near.Total, reach.radius)}{" "}
      {!reach.all && text.nearest(listed, near.Total, reach.radius)}
    </p>
  );
}

/** Why there are none: they load, they failed, the place is not known, or there is no list or nobody on it. */
function NoSponsors({ query, canAskZip }: Props) {
  const text = useTexts(texts).sponsors;
  const { data } = query;
  const finder = <a href="https://www.apprenticeship.gov/partner-finder">{text.finder}</a>;
  if (query.isError)
    return (
      <ErrorState title={text.failed} text={text.failedText} onRetry={() => void query.refetch()} />
    );
  if (!data) return <Skeleton lines={3} />;
  if (!data.Available)
    return (
      <p className={styles.small}>
        {text.unavailable} {finder}
      </p>
    );
  if (!data.Place && canAskZip)
    return (
      <div className={styles.small}>
        <p>{text.noPlace}</p>
        <AskZip />
      </div>
    );
  return (
    <p className={styles.small}>
      {text.none} {finder}
    </p>
  );
}
