import { useSearchParams } from "@guildway/router";
import { EmptyState, Loaded, Tabs, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { AgreementLists, askedAgreements } from "./agreement-lists.tsx";
import { EmployerList } from "./employer-list.tsx";
import { InviteList } from "./invite-list.tsx";
import styles from "./look-after-locations.module.css";
import { ofPlacesQuery } from "./of-places-query.ts";
import { placesQuery } from "./places-query.ts";
import { ProgramList } from "./program-list.tsx";
import { ScheduleList } from "./schedule-list.tsx";
import { texts } from "./texts.ts";

/** The locations whose records are shown. */
export interface Places {
  ids: readonly string[];
  /** Of a location, where there is more than one. */
  nameOf(id: string | null | undefined): string | undefined;
  timeZone: string | null;
}

interface Props {
  userId: string;
  timeZone: string | null;
}

/** What waits for the signature of a manager of locations, and what is set up and signed there. */
export function LookAfterLocations({ userId, timeZone }: Props) {
  const text = useTexts(texts);
  return (
    <div className={styles.content}>
      <h1 className={styles.title}>{text.title}</h1>
      <Loaded query={useQuery(placesQuery(userId))} failed={text.failed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text.noPlace} text={text.noPlaceText} />
          ) : (
            <>
              <p className={styles.places}>{text.youManage(items.map(({ name }) => name ?? ""))}</p>
              <TabsOfPlaces places={placesOf(items, timeZone)} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function placesOf(
  items: readonly { id: string; name?: string | null | undefined }[],
  timeZone: string | null,
): Places {
  return {
    ids: items.map(({ id }) => id),
    nameOf: (id) =>
      items.length > 1 ? (items.find((place) => place.id === id)?.name ?? undefined) : undefined,
    timeZone,
  };
}

/** Which list is open stands in the address. */
function TabsOfPlaces({ places }: { places: Places }) {
  const text = useTexts(texts);
  const [address, setAddress] = useSearchParams();
  const { tabs } = text;
  return (
    <Tabs
      label={text.title}
      active={address.get("tab") ?? "toSign"}
      onChange={(tab) => setAddress(tab === "toSign" ? {} : { tab }, { replace: true })}
      tabs={[
        {
          id: "toSign",
          label: tabs.toSign,
          count: useAwaited(places),
          panel: <AgreementLists state="awaited" places={places} />,
        },
        {
          id: "signed",
          label: tabs.signed,
          panel: <AgreementLists state="signed" places={places} />,
        },
        { id: "invitations", label: tabs.invitations, panel: <InviteList places={places} /> },
        { id: "employers", label: tabs.employers, panel: <EmployerList places={places} /> },
        { id: "programs", label: tabs.programs, panel: <ProgramList places={places} /> },
        { id: "wages", label: tabs.wages, panel: <ScheduleList places={places} /> },
      ]}
    />
  );
}

/** How many agreements wait for a sponsor there. */
function useAwaited({ ids }: Places): number | undefined {
  const { employer, apprentice } = askedAgreements("awaited", ids);
  const ofEmployers = useQuery(ofPlacesQuery(employer, 1)).data?.total;
  const ofApprentices = useQuery(ofPlacesQuery(apprentice, 1)).data?.total;
  if (ofEmployers === undefined || ofApprentices === undefined) return undefined;
  return ofEmployers + ofApprentices;
}
