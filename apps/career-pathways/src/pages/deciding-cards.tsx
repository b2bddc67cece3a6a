import type { OccupationDetail } from "@guildway/api-contract";
import { ApprenticeshipCard } from "../features/view-occupation/apprenticeship-card.tsx";
import { OutlookCard } from "../features/view-occupation/outlook-card.tsx";
import { SponsorsCard, type SponsorsQuery } from "../features/view-occupation/sponsors-card.tsx";
import { WagesCard } from "../features/view-occupation/wages-card.tsx";
import styles from "./page.module.css";

interface Props {
  occupation: OccupationDetail;
  sponsors: SponsorsQuery;
  /** Whether a ZIP code can be typed on this page. */
  canAskZip: boolean;
}

/** What one decides by: what it pays, how it develops, and where it is learned on the job. */
export function DecidingCards({ occupation, sponsors, canAskZip }: Props) {
  const { OnetCode, Wages, Outlook, Location, Apprenticeable = [] } = occupation;
  return (
    <div className={styles.deciding}>
      <div className={styles.column}>
        <WagesCard
          wages={Wages}
          onetCode={OnetCode}
          placeKnown={Location !== undefined}
          canAskZip={canAskZip}
        />
        <OutlookCard outlook={Outlook} onetCode={OnetCode} />
      </div>
      <div className={styles.column}>
        <ApprenticeshipCard apprenticeships={Apprenticeable} />
        {Apprenticeable.length > 0 && <SponsorsCard query={sponsors} canAskZip={canAskZip} />}
      </div>
    </div>
  );
}
