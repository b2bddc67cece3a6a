import type { OccupationDetail } from "@guildway/api-contract";
import { Link, type To } from "@guildway/router";
import { Card, useTexts } from "@guildway/ui";
import { FoldedList } from "../../plan/folded-list.tsx";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";

/** Where else the same abilities lead. */
export function RelatedCard({
  related,
  addressOf,
}: {
  related: OccupationDetail["RelatedOccupations"];
  addressOf(onetCode: string): To;
}) {
  const text = useTexts(texts).related;
  if (related.length === 0) return null;
  return (
    <Card title={text.title}>
      <FoldedList fold="part" className={styles.related}>
        {related.map(({ OnetCode, OnetTitle }) => (
          <li key={OnetCode}>
            <Link to={addressOf(OnetCode)} lang="en">
              {OnetTitle}
            </Link>
          </li>
        ))}
      </FoldedList>
    </Card>
  );
}
