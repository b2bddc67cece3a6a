import type { ZipPlace } from "@guildway/api-contract";
import { Card, useTexts } from "@guildway/ui";
import { PlaceMap } from "./place-map.tsx";
import styles from "./place-on-map.module.css";
import { texts } from "./texts.ts";
import { ZipSearch } from "./zip-search.tsx";

interface Props {
  /** The ZIP code that was asked for. */
  zip: string | undefined;
  /** Its place, undefined where it is not known. */
  place: ZipPlace | undefined;
  searching: boolean;
  /** Absent where the place is only shown. */
  onZip?: ((zip: string) => void) | undefined;
}

/** Where the plan is for: the place in words, on a map, and a search for another one. */
export function MapCard({ zip, place, searching, onZip }: Props) {
  const text = useTexts(texts);
  const unknown = zip !== undefined && !place && !searching;
  return (
    <Card title={text.title}>
      {onZip && (
        <ZipSearch
          zip={zip}
          searching={searching}
          unknown={unknown ? text.unknown(zip) : undefined}
          onZip={onZip}
        />
      )}
      <p className={styles.place} role="status">
        {place ? (
          <>
            <strong>{text.place(place.City, place.State, place.Zip)}</strong>{" "}
            {place.County && <span>{text.county(place.County)}</span>}
          </>
        ) : (
          text.noPlace
        )}
      </p>
      {place?.Approximate && zip && (
        <p className={styles.approximate}>
          {zip === place.Zip ? text.bySchool : text.approximate(zip)}
        </p>
      )}
      {place && <PlaceMap place={place} />}
    </Card>
  );
}
