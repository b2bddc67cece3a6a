import { Card, defineTexts, Tag, useTexts } from "@guildway/ui";
import CircleCheck from "lucide-react/icons/circle-check";
import Lock from "lucide-react/icons/lock";
import type { Topic } from "../../course/course-queries.ts";
import { WrittenText } from "../../course/written-text.tsx";
import styles from "./sections.module.css";

const texts = defineTexts(
  {
    title: "Sections",
    locked: "Locked",
    done: "Done",
    more: (count: number) => `And ${count} more, for who takes the course.`,
  },
  {
    title: "Secciones",
    locked: "Bloqueada",
    done: "Terminada",
    more: (count: number) => `Y ${count} más, para quien toma el curso.`,
  },
);

interface Props {
  topics: readonly Topic[];
  /** How many the course has besides. */
  more?: number;
  /** The ids of those that the reader has completed. */
  completed?: readonly string[];
}

/** What a course is made of, topic by topic; nothing where it has none. */
export function SectionsCard({ topics, more = 0, completed = [] }: Props) {
  const text = useTexts(texts);
  if (topics.length === 0) return null;
  return (
    <Card title={text.title}>
      <ol className={styles.sections}>
        {topics.map(({ id, title, topicHeader, description, locked }) => (
          <li key={id} className={styles.section}>
            {topicHeader && <p className={styles.over}>{topicHeader}</p>}
            <h3>
              {title} {locked && <Tag icon={<Lock aria-hidden="true" />}>{text.locked}</Tag>}
              {completed.includes(id) && (
                <Tag tone="green" icon={<CircleCheck aria-hidden="true" />}>
                  {text.done}
                </Tag>
              )}
            </h3>
            {description && <WrittenText text={description} beneath={3} />}
          </li>
        ))}
      </ol>
      {more > 0 && <p className={styles.more}>{text.more(more)}</p>}
    </Card>
  );
}
