import { Card, Meter, Tag, Term, useTexts } from "@guildway/ui";
import { FoldedList } from "../../plan/folded-list.tsx";
import { elementId, type PlanElement } from "../../plan/plan.ts";
import { ItemLine, PartFoot, type PartProps } from "./part-frame.tsx";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

interface Props extends PartProps {
  part: "skills" | "knowledge";
  items: readonly PlanElement[];
  /** Whether the source has rated none for this occupation. */
  unrated?: boolean;
}

/** The chosen skills or knowledge, each with its importance. */
export function ElementsCard({ part, items, unrated = false, actions, removal, having }: Props) {
  const text = useTexts(texts);
  const imprecise = items.some(({ LowPrecision }) => LowPrecision);
  return (
    <Card folds id={part} title={text.titles[part]} count={items.length} actions={actions}>
      {items.some(({ Importance }) => typeof Importance === "number") && (
        <p className={removal ? styles.legendBesideButtons : styles.legend}>
          {text.importanceLegend}
        </p>
      )}
      {items.length === 0 ? (
        <p className={styles.empty}>{(unrated ? text.unrated : text.none)[part]}</p>
      ) : (
        <FoldedList fold="part" className={styles.items}>
          {items.map((element) => (
            <ItemLine
              key={elementId(element)}
              id={elementId(element)}
              name={element.ElementName}
              removal={removal}
              having={having}
            >
              <ElementWords element={element} />
            </ItemLine>
          ))}
        </FoldedList>
      )}
      {imprecise && (
        <p className={styles.note}>
          <Term name={text.lowPrecision}>{text.lowPrecisionMeaning}</Term>
        </p>
      )}
      <PartFoot removal={removal} />
    </Card>
  );
}

function ElementWords({ element }: { element: PlanElement }) {
  const text = useTexts(texts);
  const { ElementName: name, ElementDescription, Importance, DataValue, LowPrecision } = element;
  return (
    <>
      <h3 className={styles.name} lang="en">
        {name}
      </h3>
      {Importance !== null && Importance !== undefined && (
        <div className={styles.meter}>
          <Meter label={text.importance(name)} value={Importance} />
        </div>
      )}
      {(LowPrecision || DataValue) && (
        <p className={styles.tags}>
          {LowPrecision && <Tag tone="amber">{text.lowPrecision}</Tag>}
          {DataValue && <Tag>{text.difficulty(DataValue)}</Tag>}
        </p>
      )}
      {ElementDescription && (
        <p className={styles.words} lang="en">
          {ElementDescription}
        </p>
      )}
    </>
  );
}
