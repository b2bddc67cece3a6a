import type { OccupationSource, OccupationSummary } from "@guildway/api-contract";
import { Button, Loaded, Skeleton, useLanguage, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import SearchX from "lucide-react/icons/search-x";
import { useEffect } from "react";
import { DecidingFacts } from "../../plan/deciding-facts.tsx";
import { tellOfEvent } from "../../plan/tell-partner.ts";
import { FoldedList } from "../../plan/folded-list.tsx";
import { OccupationHeading, shownTitle } from "../../plan/occupation-title.tsx";
import { SourceCredits } from "../../plan/source-credits.tsx";
import { searchQuery } from "../../plan/search-query.ts";
import styles from "./search-occupations.module.css";
import { texts } from "./texts.ts";

interface Props {
  keyword: string;
  onSelect(onetCode: string): void;
}

/** The occupations that fit a keyword: loading, failing, none, or the list with its credit. */
export function SearchResults({ keyword, onSelect }: Props) {
  const text = useTexts(texts);
  const search = useQuery(searchQuery(keyword));
  const waiting = (
    <div className={styles.results}>
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.result}>
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
  return (
    <Loaded query={search} waiting={waiting} failed={{ title: text.failed, text: text.failedText }}>
      {({ OccupationList: found, Sources: sources }) =>
        found.length === 0 ? (
          <div className={styles.none} role="status">
            <SearchX aria-hidden="true" />
            <p>{text.none}</p>
          </div>
        ) : (
          <Results {...{ found, sources, keyword, onSelect }} />
        )
      }
    </Loaded>
  );
}

function Results({
  found,
  sources,
  keyword,
  onSelect,
}: Props & { found: OccupationSummary[]; sources: OccupationSource[] }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  useEffect(() => tellOfEvent({ name: "search", results: found.length }), [found]);
  const nameOf = ({ OnetTitle, TitleEs }: OccupationSummary) =>
    shownTitle({ title: OnetTitle, titleEs: TitleEs }, lang).words;
  return (
    <section aria-labelledby="results-heading">
      <div role="status">
        <h2 id="results-heading" className={styles.count}>
          {text.results(found.length, keyword)}
        </h2>
      </div>
      <FoldedList ordered fold="results" className={styles.results}>
        {found.map((occupation) => (
          <li key={occupation.OnetCode} className={styles.result}>
            <div className={styles.title}>
              <OccupationHeading
                as="h3"
                title={occupation.OnetTitle}
                titleEs={occupation.TitleEs}
              />{" "}
              <p className={styles.also}>
                {occupation.MatchedTitle && (
                  <span className={styles.matched}>
                    <span className={styles.matchedWords}>{text.alsoCalled}</span>{" "}
                    <strong lang="en">{occupation.MatchedTitle}</strong>
                  </span>
                )}
                {occupation.MatchedTitleEs && occupation.MatchedTitleEs !== nameOf(occupation) && (
                  <span className={styles.matched}>
                    <span className={styles.matchedWords}>{text.alsoCalled}</span>{" "}
                    <strong lang="es">{occupation.MatchedTitleEs}</strong>
                  </span>
                )}
                <span className={styles.code}>
                  {text.code} {occupation.OnetCode}
                </span>
              </p>
            </div>
            <DecidingFacts
              medianWages={occupation.MedianWages}
              apprenticeable={occupation.Apprenticeable}
            />
            <p className={styles.description} lang="en">
              {occupation.OccupationDescription}
            </p>
            <Button
              className={styles.select}
              aria-label={text.selectNamed(nameOf(occupation))}
              onClick={() => onSelect(occupation.OnetCode)}
            >
              <span className={styles.selectWord}>{text.select}</span>
              <ChevronRight aria-hidden="true" />
            </Button>
          </li>
        ))}
      </FoldedList>
      <SourceCredits
        sources={sources}
        names={["O*NET", "RAPIDS", "Occupational Employment and Wage Statistics"]}
      />
    </section>
  );
}
