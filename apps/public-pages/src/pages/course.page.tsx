import type { FirstQueries } from "@guildway/federation";
import { useParams } from "@guildway/router";
import { ErrorState, Skeleton, useTexts } from "@guildway/ui";
import { cohortsQuery, courseByIdQuery, topicsQuery } from "../course/course-queries.ts";
import { useCourse } from "../course/use-course.ts";
import { useSignedOut } from "../course/use-signed-out.ts";
import { usePageHead } from "../head/use-page-head.ts";
import { barOf, iconsOf } from "../organization/brand-of.ts";
import { type Organization, organizationQuery } from "../organization/organization-query.ts";
import { OpenCourse } from "./course/open-course.tsx";
import { texts } from "./course/texts.ts";
import { NothingHere } from "./nothing-here.tsx";
import { PublicSurround } from "@guildway/ui/public-foot";

export const firstQueries: FirstQueries = ({ params }) => {
  const { orgSlug = "", courseKey = "", courseValue = "" } = params;
  return courseKey === "courseSlug"
    ? [organizationQuery(orgSlug)]
    : [
        organizationQuery(orgSlug),
        courseByIdQuery(courseValue),
        topicsQuery(courseValue),
        cohortsQuery(courseValue),
      ];
};

/** A course of an organization for everybody: what it is, and how to join it. */
export default function CoursePage() {
  const { orgSlug = "", courseKey = "", courseValue = "" } = useParams();
  return (
    <PublicSurround>
      <NamedCourse
        key={`${orgSlug}/${courseKey}/${courseValue}`}
        orgSlug={orgSlug}
        courseKey={courseKey}
        courseValue={courseValue}
      />
    </PublicSurround>
  );
}

function NamedCourse({
  orgSlug,
  courseKey,
  courseValue,
}: Record<"orgSlug" | "courseKey" | "courseValue", string>) {
  const text = useTexts(texts);
  const mayShow = useSignedOut();
  const found = useCourse(orgSlug, courseKey, courseValue);
  if (!mayShow || found.at === "loading") return <Skeleton lines={10} />;
  switch (found.at) {
    case "missing":
      return <NothingHere id={courseValue} />;
    case "failed":
      return (
        <ErrorState
          title={text.failed}
          text={text.failedText}
          onRetry={found.again}
          retrying={found.trying}
        />
      );
    case "found":
      return found.course.isPublic ? (
        <OpenCourse course={found.course} organization={found.organization} />
      ) : (
        <PrivateCourse organization={found.organization} />
      );
  }
}

/** Of a private course its page says nothing but that. */
function PrivateCourse({ organization }: { organization: Organization }) {
  const text = useTexts(texts);
  usePageHead({
    frame: { title: text.course, organization: barOf(organization) },
    head: iconsOf(organization),
  });
  return <h1>{text.private}</h1>;
}
