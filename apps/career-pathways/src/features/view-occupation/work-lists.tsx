import type { OccupationWork } from "@guildway/api-contract";
import { Meter, Tag, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { FoldedList } from "../../plan/folded-list.tsx";
import { interestNames } from "../../plan/interest-names.ts";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";

/** The ratings of interests run from 1 to 7. */
const percentOf = (rating: number) => ((rating - 1) / 6) * 100;

/** Tasks, technology, tools and interests, what matters most first; parts that are not known are left out. */
export function WorkLists({ work }: { work: OccupationWork }) {
  const text = useTexts(texts).work;
  const names = useTexts(interestNames);
  return (
    <div className={styles.workLists}>
      <Part title={text.tasks} count={work.Tasks.length}>
        <FoldedList fold="part" className={styles.tasks}>
          {work.Tasks.map(({ Task }) => (
            <li key={Task} lang="en">
              {Task}
            </li>
          ))}
        </FoldedList>
      </Part>
      <Part title={text.technology} count={work.Technology.length}>
        {work.Technology.some(({ InDemand, Hot }) => InDemand || Hot) && (
          <p className={styles.reach}>{text.demandMeaning}</p>
        )}
        <FoldedList fold="part" className={styles.things}>
          {work.Technology.map(({ Name, Category, Hot, InDemand }) => (
            <li key={`${Name} ${Category}`}>
              <strong lang="en">{Name}</strong>{" "}
              {InDemand && <Tag tone="green">{text.inDemand}</Tag>}
              {Hot && !InDemand && <Tag tone="amber">{text.hot}</Tag>}
              <span lang="en">{Category}</span>
            </li>
          ))}
        </FoldedList>
      </Part>
      <Part title={text.tools} count={work.Tools.length}>
        <FoldedList fold="part" className={styles.things}>
          {work.Tools.map(({ Name, Category }) => (
            <li key={`${Name} ${Category}`}>
              <strong lang="en">{Name}</strong>
              {Category !== Name && <span lang="en">{Category}</span>}
            </li>
          ))}
        </FoldedList>
      </Part>
      <Part title={text.interests} count={work.Interests.length}>
        <p className={styles.reach}>{text.interestsMeaning}</p>
        <ul className={styles.interests}>
          {work.Interests.map(({ Interest, Rating }) => {
            const { name, meaning } = names[Interest];
            return (
              <li key={Interest}>
                <strong>{name}</strong>
                <Meter label={name} value={percentOf(Rating)} shown={Rating.toFixed(1)} />
                <span>{meaning}</span>
              </li>
            );
          })}
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section>
      <h3 className={styles.workTitle}>{title}</h3>
      {children}
    </section>
  );
}
