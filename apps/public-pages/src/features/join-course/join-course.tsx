import { useLanguage, useTexts } from "@guildway/ui";
import type { Course } from "../../course/course-queries.ts";
import { classAddress } from "../../course/course-links.ts";
import type { Join } from "../../course/join.ts";
import { dollars } from "../../course/money-and-days.ts";
import type { Organization } from "../../organization/organization-query.ts";
import { JoinButton } from "./join-button.tsx";
import styles from "./join-course.module.css";
import { texts } from "./texts.ts";

interface Props {
  course: Course;
  /** Whose page it is; without one nobody can be told where to join. */
  organization: Organization | undefined;
  join: Join;
  cohortId?: string | undefined;
  /** The reader is signed in and on their own page of the course. */
  isSignedIn?: boolean;
}

/** How to join a course, what it costs, and where those go on who have joined. */
export function JoinCourse({ course, organization, join, cohortId, isSignedIn = false }: Props) {
  const text = useTexts(texts);
  if (!organization) return null;
  const orgSlug = organization.slug ?? "";
  const mayGoOn = join.way !== "invitation" && !isSignedIn;
  return (
    <div className={styles.join} data-no-print="">
      <Standing course={course} organization={organization} join={join} />
      <JoinButton course={course} orgSlug={orgSlug} join={join} cohortId={cohortId} />
      {mayGoOn && (
        <p className={styles.registered}>
          {text.registered} <a href={classAddress(course.id)}>{text.signIn}</a>
        </p>
      )}
      {course.enableCourseContent && !isSignedIn && (
        <p className={styles.registered}>
          <a href={classAddress(course.id)}>{text.content}</a>
        </p>
      )}
    </div>
  );
}

/** What stands in the way, and the price. */
function Standing({
  course,
  organization,
  join,
}: Omit<Props, "cohortId" | "isSignedIn"> & { organization: Organization }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const isPaid = course.hasPayment === true;
  const price = typeof course.price === "number" ? dollars(course.price, lang) : undefined;
  return (
    <>
      {join.way === "invitation" && (
        <p className={styles.standing}>
          <strong>{text.invitation}</strong>
          <span>{text.invitationText}</span>
        </p>
      )}
      {join.way === "locked" && join.because === "closed" && (
        <p className={styles.standing}>{text.closed}</p>
      )}
      {(price ?? isPaid) && (
        <p className={styles.standing}>
          <strong>{price ? text.price(price) : text.payment}</strong>
          {isPaid && <span>{text.askToPay(organization.name ?? "")}</span>}
        </p>
      )}
    </>
  );
}
