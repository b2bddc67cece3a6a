import { Card, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { FoldedList } from "../../plan/folded-list.tsx";
import { type NearList, reachOf } from "../../plan/near-list.ts";
import { type PlanProgram, programId } from "../../plan/plan.ts";
import { ItemLine, PartFoot, type PartProps } from "./part-frame.tsx";
import { ProgramWords } from "./program-words.tsx";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

interface Props extends PartProps {
  items: readonly PlanProgram[];
  /** What the source says of the programs that are offered, and how many it listed; absent in a stored plan. */
  near?: (NearList & { listed: number }) | undefined;
  /** Stands in the list's place while it is empty, loading or failed. */
  instead?: ReactNode;
}

/** The chosen school programs, nearest first. */
export function ProgramsCard({ items, near, actions, removal, having, instead }: Props) {
  const text = useTexts(texts);
  const dated = items.some(({ CompletionsYear }) => typeof CompletionsYear === "number");
  return (
    <Card id="programs" title={text.titles.programs} count={items.length} actions={actions}>
      {near && <Reach near={near} />}
      {items.length > 0 && (
        <FoldedList fold="part" className={styles.items}>
          {items.map((program) => (
            <ItemLine
              key={programId(program)}
              id={programId(program)}
              name={[program.ProgramName, program.SchoolName, program.Award]
                .filter(Boolean)
                .join(", ")}
              removal={removal}
              having={having}
            >
              <ProgramWords program={program} />
            </ItemLine>
          ))}
        </FoldedList>
      )}
      {items.length === 0 && (instead ?? <p className={styles.empty}>{text.none.programs}</p>)}
      {dated && <p className={styles.note}>{text.program.caution}</p>}
      <PartFoot removal={removal} />
    </Card>
  );
}

/** How far one had to look, and how many of what is there are listed. */
function Reach({ near }: { near: NearList & { listed: number } }) {
  const text = useTexts(texts).program;
  const reach = reachOf(near, near.listed);
  if (!reach) return null;
  return (
    <p className={styles.reach}>
      {reach.wider ? text.wider(reach.radius) : reach.all && text.all(near.Total, reach.radius)}{" "}
      {!reach.all && text.nearest(near.listed, near.Total, reach.radius)}
    </p>
  );
}
