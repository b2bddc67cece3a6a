import { Link } from "@guildway/router";
import { defineTexts, Tag, useTexts } from "@guildway/ui";
import type { Course } from "../../course/course-queries.ts";
import { hasBadgeOf } from "../../course/is-of.ts";
import { OrganizationBadge } from "../../course/organization-badge.tsx";
import { SizedImage } from "../../images/sized-image.tsx";
import type { Organization } from "../../organization/organization-query.ts";
import styles from "./class-card.module.css";

const texts = defineTexts(
  {
    live: "Live!",
    enrolled: "Enrolled",
    notEnrolled: "Not enrolled",
    invitation: "Invitation Only",
  },
  {
    live: "¡En vivo!",
    enrolled: "Inscrito",
    notEnrolled: "No inscrito",
    invitation: "Solo con invitación",
  },
);

interface Props {
  course: Course;
  organization: Organization;
  /** Where it stands. */
  address: string;
  isEnrolled: boolean;
}

/** A course among others. */
export function ClassCard({ course, organization, address, isEnrolled }: Props) {
  const text = useTexts(texts);
  const { title, overview, topics, classImage, classColor, isLive, inviteOnly } = course;
  return (
    <article className={styles.card}>
      <div className={styles.picture} style={{ backgroundColor: classColor ?? undefined }}>
        {classImage && <SizedImage src={classImage} alt="" sizes="(width < 40rem) 100vw, 24rem" />}
        {isLive && <span className={styles.ribbon}>{text.live}</span>}
      </div>
      <div className={styles.words}>
        <h2>
          <Link className={styles.link} to={address}>
            {title}
          </Link>
        </h2>
        {overview && <p className={styles.overview}>{overview}</p>}
        {topics && topics.length > 0 && (
          <ul className={styles.tags}>
            {topics.slice(0, 5).map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
        {hasBadgeOf(course, organization) && (
          <p>
            <OrganizationBadge organization={organization} />
          </p>
        )}
      </div>
      <footer className={styles.foot}>
        <span>{isEnrolled ? text.enrolled : text.notEnrolled}</span>
        {inviteOnly && <span>{text.invitation}</span>}
      </footer>
    </article>
  );
}
