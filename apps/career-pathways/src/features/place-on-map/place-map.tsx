import { readMap, type ZipPlace } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { siteQuery } from "../../plan/queries.ts";
import styles from "./place-on-map.module.css";
import { texts } from "./texts.ts";

const StateMap = lazyPart(() => import("./state-map.tsx").then((file) => file.StateMap));

/** The configured service's map of a place; our own drawing where there is none or it fails. */
export function PlaceMap({ place }: { place: ZipPlace }) {
  const text = useTexts(texts);
  const site = useQuery(siteQuery);
  const [failedZip, setFailedZip] = useState<string>();
  const waiting = <div className={styles.map} />;
  const label = text.map(`${place.City}, ${place.State}`);
  if (site.isPending) return waiting;
  if (site.data?.mapService && failedZip !== place.Zip)
    return (
      <img
        className={styles.image}
        src={`${readMap.path}?${new URLSearchParams({ zip: place.Zip })}`}
        alt={label}
        width={700}
        height={700}
        onError={() => setFailedZip(place.Zip)}
      />
    );
  return (
    <figure className={styles.figure}>
      <Suspense fallback={waiting}>
        <StateMap longitude={place.Lon} latitude={place.Lat} label={label} town={place.City} />
      </Suspense>
      <figcaption>{text.credit}</figcaption>
    </figure>
  );
}
