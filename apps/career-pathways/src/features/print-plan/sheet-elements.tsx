import { useTexts } from "@guildway/ui";
import { elementId, type PlanElement } from "../../plan/plan.ts";
import styles from "./print-plan.module.css";
import { texts } from "./texts.ts";

/** The chosen skills or knowledge with their importance as a number and a bar. */
export function SheetElements({
  title,
  items,
  have,
}: {
  title: string;
  items: readonly PlanElement[];
  have: readonly string[];
}) {
  const text = useTexts(texts);
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={styles.withScale}>
        {title} <small>{text.importance}</small>
      </h2>
      <ul>
        {items.map((element) => (
          <li key={elementId(element)} className={styles.element}>
            <span>
              {have.includes(elementId(element)) && `${text.have} `}
              <strong lang="en">{element.ElementName}</strong>
            </span>
            {typeof element.Importance === "number" && (
              <span className={styles.importance}>{Math.round(element.Importance)}</span>
            )}
            <span className={styles.words}>
              <span lang="en">{element.ElementDescription}</span>
              {element.DataValue ? ` ${text.difficulty(element.DataValue)}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
