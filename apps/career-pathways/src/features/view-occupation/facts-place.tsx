import type { ZipPlace } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { AskZip } from "../../plan/ask-zip.tsx";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";

/** For which place the figures are, with the way to another one; a ZIP code that is not known is said to stand for the nearest. */
export function FactsPlace({
  place,
  zip,
}: {
  place: ZipPlace | undefined;
  zip: string | undefined;
}) {
  const text = useTexts(texts).keyFacts;
  return (
    <p className={styles.factsPlace}>
      {place?.Approximate && zip && zip !== place.Zip && `${text.approximate(zip)} `}
      {place && <span>{text.figuresFor(`${place.City}, ${place.State} ${place.Zip}`)}</span>}{" "}
      {place ? <AskZip>{text.changePlace}</AskZip> : <AskZip />}
    </p>
  );
}
