import type { MedianWages } from "@guildway/api-contract";
import { defineTexts, Tag, useLanguage, useTexts } from "@guildway/ui";
import { dollars } from "./dollars.ts";
import styles from "./deciding-facts.module.css";

const texts = defineTexts(
  {
    median: "Median",
    rates: { Hourly: "an hour", Annual: "a year" },
    orMore: (amount: string) => `${amount} or more`,
    apprenticeable: "Apprenticeable",
  },
  {
    median: "Mediana",
    rates: { Hourly: "por hora", Annual: "al año" },
    orMore: (amount: string) => `${amount} o más`,
    apprenticeable: "Aprendizaje",
  },
);

interface Props {
  medianWages: MedianWages | undefined;
  apprenticeable: boolean | undefined;
}

/** What one decides by: the median wage, and whether the work can be learned in a registered apprenticeship. */
export function DecidingFacts({ medianWages, apprenticeable }: Props) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const rate = medianWages && (medianWages.Hourly === null ? "Annual" : "Hourly");
  const figure = rate && medianWages[rate];
  if (typeof figure !== "number" && !apprenticeable) return null;
  const amount = typeof figure === "number" && dollars(figure, rate ?? "Hourly", lang);
  return (
    <p className={styles.facts}>
      {amount && rate && (
        <span>
          <span className={styles.median}>{text.median}</span>{" "}
          <strong>{medianWages.TopCoded.includes(rate) ? text.orMore(amount) : amount}</strong>{" "}
          {text.rates[rate]}
        </span>
      )}
      {apprenticeable && <Tag tone="green">{text.apprenticeable}</Tag>}
    </p>
  );
}
