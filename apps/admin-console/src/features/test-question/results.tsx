import { EmptyState, Loaded, Notice, Skeleton, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { Answer } from "./answer.tsx";
import { Passage } from "./passage.tsx";
import { type Asked, foundQuery, mostAnswered } from "./tested.ts";
import { texts } from "./texts.ts";
import styles from "./test-question.module.css";

/** What was found for a question: the answer, and the passages with the line below which none is used. */
export function Results({ asked, threshold }: { asked: Asked; threshold: number }) {
  const words = useTexts(texts);
  const query = useQuery(foundQuery(asked));
  return (
    <div className={styles.results} aria-busy={query.isFetching}>
      <Loaded query={query} waiting={<Skeleton lines={10} />} failed={words.searchFailed}>
        {({ passages, reviewed, fallback }) => {
          const above = passages.filter(({ similarity }) => similarity >= threshold);
          const used = above.slice(0, mostAnswered);
          return (
            <>
              {fallback && <Notice kind="warning">{words.byWordsAlone}</Notice>}
              <Answer asked={asked} used={used} reviewed={reviewed} />
              <section aria-labelledby="found" className={styles.found}>
                <h2 id="found">{words.found(passages.length)}</h2>
                {passages.length === 0 ? (
                  <EmptyState title={words.nothing} text={words.nothingText} />
                ) : (
                  <ol className={styles.passages}>
                    {passages.map((passage, index) => (
                      <Fragment key={passage.id}>
                        {index === above.length && <Line threshold={threshold} />}
                        <Passage
                          passage={passage}
                          number={index + 1}
                          isUsed={index < used.length && !reviewed}
                        />
                      </Fragment>
                    ))}
                    {above.length === passages.length && <Line threshold={threshold} />}
                  </ol>
                )}
              </section>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

/** What stands below it fits less well than an answer needs. */
function Line({ threshold }: { threshold: number }) {
  const words = useTexts(texts);
  return (
    <li className={styles.line}>
      <span>{words.line(threshold)}</span>
    </li>
  );
}
