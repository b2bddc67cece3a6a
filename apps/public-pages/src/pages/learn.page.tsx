import { useAuth } from "@guildway/auth";
import { useParams } from "@guildway/router";
import { ErrorState, Skeleton, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { learnCourseQuery, learnerQuery, registrationQuery } from "../course/learner-queries.ts";
import { usePageHead } from "../head/use-page-head.ts";
import { organizationQuery } from "../organization/organization-query.ts";
import { LearnCourse } from "./learn/learn-course.tsx";
import { standingTo } from "./learn/standing.ts";
import { texts } from "./learn/texts.ts";
import styles from "./learn.module.css";

/** A course for who is signed in, whatever their role. */
export default function LearnPage() {
  const { classId = "" } = useParams();
  const auth = useAuth();
  if (auth.status !== "signed-in") return null;
  return (
    <div className={styles.page} data-register="public">
      <Learn
        key={classId}
        classId={classId}
        userId={auth.user.id}
        orgSlug={auth.organization.slug}
      />
    </div>
  );
}

function Learn({ classId, userId, orgSlug }: Record<"classId" | "userId" | "orgSlug", string>) {
  const text = useTexts(texts);
  const course = useQuery(learnCourseQuery(classId));
  const learner = useQuery(learnerQuery(userId));
  const registration = useQuery(registrationQuery(userId, classId));
  const organization = useQuery(organizationQuery(orgSlug));
  usePageHead({ frame: { title: course.data?.title ?? text.title } });
  const all = [course, learner, registration, organization];
  const failed = all.filter((query) => query.isError);
  if (failed.length > 0)
    return (
      <ErrorState
        title={text.failed}
        text={text.failedText}
        onRetry={() => failed.forEach((query) => void query.refetch())}
        retrying={failed.some((query) => query.isFetching)}
      />
    );
  if (course.data === null || organization.data === null)
    return (
      <>
        <h1>{text.missing}</h1>
        <p>{text.missingText}</p>
      </>
    );
  if (!course.data || !learner.data || !organization.data || registration.data === undefined)
    return <Skeleton lines={10} />;
  return (
    <LearnCourse
      course={course.data}
      organization={organization.data}
      standing={standingTo(classId, learner.data, registration.data)}
      completed={learner.data.completedCourseTopicIds ?? []}
    />
  );
}
