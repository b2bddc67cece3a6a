import { openModal } from "@guildway/federation";
import { Button, buttonClass, useTexts, VisuallyHidden } from "@guildway/ui";
import ExternalLink from "lucide-react/icons/external-link";
import Lock from "lucide-react/icons/lock";
import type { Course } from "../../course/course-queries.ts";
import { signUpAddress } from "../../course/course-links.ts";
import type { Join } from "../../course/join.ts";
import { texts } from "./texts.ts";

interface Props {
  course: Course;
  orgSlug: string;
  join: Join;
  /** A cohort that is chosen already. */
  cohortId?: string | undefined;
}

/** The way into a course: locked, to another site, to a choice of cohorts, or to signing up. */
export function JoinButton({ course, orgSlug, join, cohortId }: Props) {
  const text = useTexts(texts);
  const label = course.isLive ? text.joinSession : text.joinCourse;
  const look = buttonClass({ variant: "primary" });
  switch (join.way) {
    case "invitation":
      return null;
    case "locked":
      return (
        <Button variant="primary" disabled icon={<Lock aria-hidden="true" />}>
          {label}
        </Button>
      );
    case "register":
      return (
        <a className={look} href={join.url} target="_blank" rel="noopener noreferrer">
          {text.register}
          <ExternalLink aria-hidden="true" />
          <VisuallyHidden>({text.newTab})</VisuallyHidden>
        </a>
      );
    case "cohorts":
      // Without a script, the ways into each cohort stand further down.
      return typeof document === "undefined" ? (
        <a className={look} href="#cohorts">
          {label}
        </a>
      ) : (
        <Button variant="primary" onClick={() => chooseCohort(course.id, orgSlug, cohortId)}>
          {label}
        </Button>
      );
    case "sign-up":
      return (
        <a className={look} href={signUpAddress(orgSlug, { classId: course.id, eUnitIds: [] })}>
          {label}
        </a>
      );
  }
}

function chooseCohort(classId: string, orgSlug: string, cohortId: string | undefined): void {
  openModal("public-pages.enrollExternalRegisteredClass", {
    classId,
    cohortId,
    onEnroll: (enrollment) => location.assign(signUpAddress(orgSlug, enrollment)),
  });
}
