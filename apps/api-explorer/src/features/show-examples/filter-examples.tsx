import { useTexts } from "@guildway/ui";
import { texts as requestTexts } from "../../request/texts.ts";
import styles from "./show-examples.module.css";
import { texts } from "./texts.ts";

/** One filter of each operator. */
const examples = [
  ["type", "eq", "pdf"],
  ["size", "gt", "1000000"],
  ["createdAt", "lt", "2027-01-01T00:00:00Z"],
  ["name", "ilike", "pay"],
  ["parentId", "is", "null"],
  ["url", "!is", "null"],
  ["refId", "in", "res-pay,res-length"],
  ["parentIds", "ov", "rg-training"],
  ["parentIds", "!ov", "rg-training"],
] as const;

/** How filters are written, and what each operator asks. */
export function FilterExamples() {
  const text = useTexts(texts);
  const { operators } = useTexts(requestTexts);
  return (
    <div className={styles.stack}>
      <p className={styles.note}>{text.filtersText}</p>
      <dl className={styles.filters}>
        {examples.map(([field, op, value]) => (
          <div key={op}>
            <dt>
              <code>{`f.${field}[${op}]=${value}`}</code>
            </dt>
            <dd>{`${field} ${operators[op]} ${value.split(",").join(", ")}`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
