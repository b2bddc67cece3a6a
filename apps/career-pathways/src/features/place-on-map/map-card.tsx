import type { ZipPlace } from "@guildway/api-contract";
import { Card, useTexts } from "@guildway/ui";
import { PlaceMap } from "./place-map.tsx";
import styles from "./place-on-map.module.css";
import { texts } from "./texts.ts";
import { ZipSearch } from "./zip-search.tsx";

interface Props {
  /** The ZIP code that was asked for. */
  zip: string | undefined;
  /** What was asked for after it and is not known. */
  unknownZip?: string | undefined;
  /** Its place, undefined where none was asked for. */
  place: ZipPlace | undefined;
  searching: boolean;
  /** Absent where the place is only shown. */
  onZip?: ((zip: string) => void) | undefined;
}

/** Where the plan is for: the place in words, on a map, and a search for another one. */
export function MapCard({ zip, unknownZip, place, searching, onZip }: Props) {
  const text = useTexts(texts);
  return (
    <Card title={text.title}>
      {onZip && (
        <ZipSearch
          zip={unknownZip ?? zip}
          searching={searching}
          unknown={unknownZip === undefined ? undefined : text.unknown(unknownZip)}
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
          unknownZip === undefined && text.noPlace
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
