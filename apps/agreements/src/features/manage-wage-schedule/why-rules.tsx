import { useTexts } from "@guildway/ui";
import { useFigures } from "../../wages/use-figures.ts";
import styles from "./manage-wage-schedule.module.css";
import { texts } from "./texts.ts";
import { wageRules } from "./use-wage-schedule.ts";

/** Each rule of a schedule, and why it is one. */
export function WhyRules({ ojtHours }: { ojtHours: number }) {
  const text = useTexts(texts);
  const { number, dollars } = useFigures();
  return (
    <details className={styles.why}>
      <summary>{text.why}</summary>
      <dl>
        {text.rules(number(ojtHours), dollars(wageRules.minimumWage / 100)).map(([rule, why]) => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
