import type { OccupationDetail } from "@guildway/api-contract";
import { Link, type To } from "@guildway/router";
import { Card, useLanguage, useTexts } from "@guildway/ui";
import { type Moving, movingTo } from "../../plan/moving.ts";
import { mediansOf } from "../../plan/wage-figures.ts";
import { shownTitle } from "../../plan/occupation-title.tsx";
import { FoldedList } from "../../plan/folded-list.tsx";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";

/** Where else the same abilities lead. */
export function RelatedCard({
  occupation,
  addressOf,
  compareAddressOf,
}: {
  occupation: Pick<OccupationDetail, "RelatedOccupations" | "Wages" | "JobZone">;
  addressOf(onetCode: string): To;
  /** Where this occupation stands beside the other. */
  compareAddressOf(onetCode: string): To;
}) {
  const text = useTexts(texts).related;
  const lang = useLanguage();
  const { RelatedOccupations: related, Wages, JobZone: jobZone } = occupation;
  const here = { medianWages: Wages && mediansOf(Wages), jobZone };
  const movingWords = ({ pay, zones }: Moving) =>
    [
      pay !== undefined && text.pay(pay),
      zones !== undefined && (zones > 0 ? text.more : zones < 0 ? text.less : text.alike),
    ]
      .filter(Boolean)
      .join(" · ");
  if (related.length === 0) return null;
  return (
    <Card folds title={text.title}>
      <FoldedList fold="part" className={styles.related}>
        {related.map((to) => {
          const { OnetCode, OnetTitle, TitleEs } = to;
          const shown = shownTitle({ title: OnetTitle, titleEs: TitleEs }, lang);
          return (
            <li key={OnetCode}>
              <Link to={addressOf(OnetCode)} lang={shown.lang}>
                {shown.words}
              </Link>
              <Link
                to={compareAddressOf(OnetCode)}
                aria-label={text.compareWith(shown.words)}
                data-no-print=""
              >
                {text.compare}
              </Link>
              {shown.original && (
                <p className={styles.original} lang="en">
                  {shown.original}
                </p>
              )}
              <p className={styles.moving}>{movingWords(movingTo(to, here))}</p>
            </li>
          );
        })}
      </FoldedList>
    </Card>
  );
}
