import { Card, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { type PlanProgram, programId } from "../../plan/plan.ts";
import { FoldedList } from "../../plan/folded-list.tsx";
import { ItemLine, PartFoot, type PartProps } from "./part-frame.tsx";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

interface Props extends PartProps {
  items: readonly PlanProgram[];
  /** Stands in the list's place while it is empty, loading or failed. */
  instead?: ReactNode;
}

/** The chosen school programs. */
export function ProgramsCard({ items, actions, removal, instead }: Props) {
  const text = useTexts(texts);
  return (
    <Card id="programs" title={text.titles.programs} count={items.length} actions={actions}>
      {items.length > 0 && (
        <FoldedList fold="part" className={styles.items}>
          {items.map((program) => (
            <ItemLine
              key={programId(program)}
              id={programId(program)}
              name={program.ProgramName}
              removal={removal}
            >
              <h3 className={styles.name} lang="en">
                {program.ProgramName}
              </h3>
              <p className={styles.words} lang="en">
                {program.SchoolName}
                {program.StateAbbr && `, ${program.StateAbbr}`}
              </p>
            </ItemLine>
          ))}
        </FoldedList>
      )}
      {items.length === 0 && (instead ?? <p className={styles.empty}>{text.none.programs}</p>)}
      <PartFoot removal={removal} />
    </Card>
  );
}
