import { Card, defineTexts, Tag, useTexts, VisuallyHidden } from "@guildway/ui";
import ExternalLink from "lucide-react/icons/external-link";
import type { Course } from "../../course/course-queries.ts";
import { hasBadgeOf } from "../../course/is-of.ts";
import { OrganizationBadge } from "../../course/organization-badge.tsx";
import { WrittenText } from "../../course/written-text.tsx";
import type { Organization } from "../../organization/organization-query.ts";
import { webAddress } from "../../addresses/web-address.ts";
import styles from "./overview.module.css";

const texts = defineTexts(
  {
    title: "Overview",
    nothing: "The organization has not described this course yet.",
    tags: "Tags",
    stream: "Watch the live stream",
    newTab: "opens in a new tab",
  },
  {
    title: "Resumen",
    nothing: "La organización todavía no ha descrito este curso.",
    tags: "Etiquetas",
    stream: "Ver la transmisión en vivo",
    newTab: "se abre en una pestaña nueva",
  },
);

/** What a course is about: its overview, else its description, its tags, its stream and whose it is. */
export function OverviewCard({
  course,
  organization,
}: {
  course: Course;
  organization: Organization | undefined;
}) {
  const text = useTexts(texts);
  const { overview, description, enableNewEditor, topics } = course;
  const stream = webAddress(course.publicStreamLink);
  return (
    <Card title={text.title}>
      <div className={styles.overview}>
        {overview && <p className={styles.lead}>{overview}</p>}
        {description && <WrittenText text={description} isRich={enableNewEditor} beneath={2} />}
        {!overview && !description && <p>{text.nothing}</p>}
        {stream && (
          <p>
            <a href={stream} target="_blank" rel="noopener noreferrer">
              {text.stream} <ExternalLink className={styles.mark} aria-hidden="true" />
              <VisuallyHidden>({text.newTab})</VisuallyHidden>
            </a>
          </p>
        )}
        {topics && topics.length > 0 && (
          <ul className={styles.tags} aria-label={text.tags}>
            {topics.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
        {organization && hasBadgeOf(course, organization) && (
          <p>
            <OrganizationBadge organization={organization} />
          </p>
        )}
      </div>
    </Card>
  );
}
