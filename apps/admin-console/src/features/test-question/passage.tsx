import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Meter, Tag, useTexts } from "@guildway/ui";
import { Marked } from "./marked.tsx";
import type { FoundPassage } from "./tested.ts";
import { texts } from "./texts.ts";
import styles from "./test-question.module.css";

/** A passage that was found: where it stands, how well it fits, and the words by which it was found. */
export function Passage({
  passage: { refId, name, heading, pageNumber, text, similarity, words: found },
  number,
  isUsed,
}: {
  passage: FoundPassage;
  number: number;
  isUsed: boolean;
}) {
  const words = useTexts(texts);
  const where = [heading, pageNumber && words.page(pageNumber)].filter(Boolean).join(" · ");
  return (
    <li className={styles.passage} value={number}>
      <div className={styles.head}>
        <span className={styles.number}>[{number}]</span>
        <Link to={linkTo("admin-console.resources", { id: refId })}>{name}</Link>
        {isUsed && <Tag tone="green">{words.used}</Tag>}
        <div className={styles.fit}>
          <Meter label={words.fit(name)} value={similarity * 100} shown={similarity.toFixed(2)} />
        </div>
      </div>
      {where && <p className={styles.note}>{where}</p>}
      <p className={styles.text}>
        <Marked text={text} words={found} />
      </p>
      {found.length > 0 && (
        <p className={styles.note}>
          {words.why} {found.join(", ")}
        </p>
      )}
    </li>
  );
}
