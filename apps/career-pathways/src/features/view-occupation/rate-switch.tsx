import type { OccupationWage } from "@guildway/api-contract";
import { useTexts, VisuallyHidden } from "@guildway/ui";
import { useId } from "react";
import styles from "./wages-card.module.css";
import { texts } from "./texts.ts";

export type Rate = OccupationWage["RateType"];

/** Chooses between wages by the hour and by the year. */
export function RateSwitch({ rate, onRate }: { rate: Rate; onRate(rate: Rate): void }) {
  const text = useTexts(texts).wages;
  const name = useId();
  return (
    <fieldset className={styles.switch} data-no-print="">
      <legend>
        <VisuallyHidden>{text.rateLegend}</VisuallyHidden>
      </legend>
      {(["Hourly", "Annual"] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={rate === choice}
            onChange={() => onRate(choice)}
          />
          <span>{choice === "Hourly" ? text.hourlyColumn : text.annualColumn}</span>
        </label>
      ))}
    </fieldset>
  );
}
