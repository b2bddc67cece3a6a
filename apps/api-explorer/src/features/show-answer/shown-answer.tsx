import { Button, Tabs, useTexts } from "@guildway/ui";
import { copyText } from "@guildway/ui/copy-text";
import { saveCsv } from "@guildway/ui/csv";
import { saveFile } from "@guildway/ui/save-file";
import { useState } from "react";
import type { Asking } from "../../answer/ask-apart.ts";
import type { Sent } from "../../answer/messages.ts";
import type { View } from "../../answer/read-answer.ts";
import { Facts } from "./facts.tsx";
import { Pieces } from "./pieces.tsx";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

const views: readonly View[] = ["json", "table", "csv"];

/** A list as JSON, as a table or as CSV; of an action the answer as it came. */
export function ShownAnswer({ sent, asking }: { sent: Sent; asking: Asking }) {
  const text = useTexts(texts);
  const [view, setView] = useState<View>("json");
  const { list } = sent;
  if (!list)
    return (
      <>
        <Facts sent={sent} />
        <Pieces asking={asking} view="json" label={text.raw} fields={[]} />
      </>
    );
  const { count, fields } = list;
  return (
    <>
      <h3 className={styles.count}>{text.items(count)}</h3>
      <Facts sent={sent} />
      <ListFacts list={list} />
      {count === 0 && <p>{text.none}</p>}
      <Tabs
        label={text.views}
        active={view}
        onChange={(chosen) => setView(chosen as View)}
        tabs={views.map((id) => ({
          id,
          label: text.view[id],
          panel: <Pieces asking={asking} view={id} label={text.view[id]} fields={fields} />,
        }))}
      />
      <Keep asking={asking} view={view} />
    </>
  );
}

/** What a list answers beside its records, by the names that programs read. */
function ListFacts({ list }: { list: NonNullable<Sent["list"]> }) {
  const { total, rangeFrom, rangeTo, page, limit } = list;
  const facts = { total, rangeFrom, rangeTo, page, limit };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The whole answer, also what is not drawn yet, to be taken along. */
function Keep({ asking, view }: { asking: Asking; view: View }) {
  const text = useTexts(texts);
  const [told, setTold] = useState<string>();
  const whole = () => asking.ask({ kind: "whole", view });
  const copy = async () => setTold((await copyText(await whole())) ? text.copied : text.notCopied);
  const save = async () => {
    if (view === "csv") return saveCsv("items.csv", await whole());
    saveFile(new Blob([await whole()], { type: "application/json" }), "items.json");
  };
  return (
    <div className={styles.keep}>
      <Button onClick={() => void copy()}>{text.copy}</Button>
      <Button onClick={() => void save()}>{text.save}</Button>
      <span role="status">{told}</span>
    </div>
  );
}
