import type { Cell, Place } from "@guildway/rules/training-program";
import { Fragment } from "react";
import { Button, Card, useTexts } from "@guildway/ui";
import styles from "./import-program.module.css";
import { around, type ShownPart } from "./reading/shown-parts.ts";
import { texts } from "./texts.ts";

/** The document as it was read, at the place where a value stands, which is marked. */
export function SourceView({
  shown,
  file,
  place,
  field,
}: {
  shown: readonly ShownPart[];
  file: string;
  place: Place | undefined;
  /** Whose value stands there: the id of its field, and what that is called. */
  field?: { id: string; label: string } | undefined;
}) {
  const { source, sourceHint, backTo } = useTexts(texts);
  const from = Math.max(0, (place?.part ?? 0) - around);
  return (
    <Card title={`${source}: ${file}`}>
      {!place && <p className={styles.hint}>{sourceHint}</p>}
      {/* What scrolls can be reached by keyboard. */}
      <div className={styles.source} tabIndex={0} role="region" aria-label={source}>
        {shown
          .filter(({ index }) => index >= from && index < from + 2 * around)
          .map((part) => (
            <DrawnPart
              key={part.index}
              part={part}
              place={place?.part === part.index ? place : undefined}
            />
          ))}
      </div>
      {place && field && (
        <Button variant="quiet" onClick={() => document.getElementById(field.id)?.focus()}>
          {backTo(field.label)}
        </Button>
      )}
    </Card>
  );
}

function DrawnPart({ part, place }: { part: ShownPart; place: Place | undefined }) {
  if (part.part === "line")
    return <p data-is={part.is}>{place ? <Marked text={part.text} /> : part.text}</p>;
  return (
    <table>
      {part.title && <caption>{part.title}</caption>}
      <tbody>
        {part.rows.map(({ index: at, cells }) => (
          <tr key={at}>
            {cells.map((cell, index) => (
              <Fragment key={index}>
                <Gap from={endOf(cells[index - 1])} to={cell.column} />
                <td colSpan={cell.span}>
                  <DrawnCell
                    cell={cell}
                    place={place?.row === at && place.cell === index ? place : undefined}
                  />
                </td>
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const endOf = (cell: Cell | undefined): number => (cell ? cell.column + cell.span : 0);

const nothing = "";

/** Columns in which nothing stands, so that each value is below its heading. */
const Gap = ({ from, to }: { from: number; to: number }) =>
  to > from ? <td colSpan={to - from}>{nothing}</td> : null;

function DrawnCell({ cell, place }: { cell: Cell; place: Place | undefined }) {
  return cell.lines.map(({ text }, line) => (
    <p key={line}>
      {place && (place.line === undefined || place.line === line) ? <Marked text={text} /> : text}
    </p>
  ));
}

function showIt(mark: HTMLElement | null) {
  mark?.scrollIntoView({ block: "nearest" });
  const asked = document.activeElement?.getBoundingClientRect();
  // Where the document stands below its values, who asked goes on there.
  if (asked && (asked.bottom < 0 || asked.top > innerHeight))
    mark?.closest<HTMLElement>("[role=region]")?.focus({ preventScroll: true });
}

/** The line of the value, brought into sight. */
function Marked({ text }: { text: string }) {
  return <mark ref={showIt}>{text}</mark>;
}
