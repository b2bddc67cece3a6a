import { linkTo } from "@guildway/federation";
import { Link, useSearchParams } from "@guildway/router";
import { useLanguage, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import {
  cohortsQuery,
  type Course,
  courseByIdQuery,
  expertsQuery,
  placeQuery,
  topicsQuery,
} from "../../course/course-queries.ts";
import { classAddress, courseAddress } from "../../course/course-links.ts";
import { joinOf } from "../../course/join.ts";
import { daysInWords, dollars } from "../../course/money-and-days.ts";
import { placeInLines } from "../../course/place-in-lines.ts";
import { shownTopics } from "../../course/shown-topics.ts";
import { structuredCourse } from "../../course/structured-course.ts";
import { CohortsCard } from "../../features/cohorts/cohorts-card.tsx";
import { ExpertsGrid } from "../../features/experts/experts-grid.tsx";
import { JoinCourse } from "../../features/join-course/join-course.tsx";
import { LiveBanner } from "../../features/live-banner/live-banner.tsx";
import { OverviewCard } from "../../features/overview/overview-card.tsx";
import { PrintFlyer } from "../../features/print-flyer/print-flyer.tsx";
import { SectionsCard } from "../../features/sections/sections-card.tsx";
import { SideCard } from "../../features/side-facts/side-card.tsx";
import { usePageHead } from "../../head/use-page-head.ts";
import { SizedImage } from "../../images/sized-image.tsx";
import { barOf, iconsOf } from "../../organization/brand-of.ts";
import type { Organization } from "../../organization/organization-query.ts";
import styles from "./course-page.module.css";
import { texts } from "./texts.ts";

/** A course that everybody may see, on the page of an organization. */
export function OpenCourse({
  course,
  organization,
}: {
  course: Course;
  organization: Organization;
}) {
  const text = useTexts(texts);
  const [query] = useSearchParams();
  const topics = useQuery(topicsQuery(course.id)).data ?? [];
  const cohorts = useQuery(cohortsQuery(course.id)).data;
  const experts = useQuery(expertsQuery(course.teacherIds ?? [])).data ?? [];
  const place = useQuery(placeQuery(organization.id)).data;
  const lines = placeInLines(place);
  const join = joinOf(course, cohorts?.length ?? 0);
  const orgSlug = organization.slug ?? "";
  const cohortId = query.get("cohortId") ?? undefined;
  const address = new URL(courseAddress(orgSlug, course), location.href).href;
  const sections = shownTopics(topics, course.topicIds ?? []);
  useCourseHead({ course, organization, cohorts: cohorts ?? [], experts, place });
  const joining = { course, organization, join, cohortId };
  return (
    <article className={styles.page}>
      {course.isLive && <LiveBanner title={course.title ?? ""} href={classAddress(course.id)} />}
      <header
        className={course.classImage ? `${styles.header} ${styles.withImage}` : styles.header}
      >
        <div className={styles.words}>
          <h1>{course.title}</h1>
          <JoinCourse {...joining} />
        </div>
        {course.classImage && (
          <SizedImage
            className={styles.image}
            src={course.classImage}
            alt=""
            sizes="(width < 56rem) 100vw, 28rem"
            isFirst
          />
        )}
      </header>
      <div className={`${styles.columns} ${styles.factsFirst}`}>
        <div className={styles.main}>
          <OverviewCard course={course} organization={organization} />
          <SectionsCard topics={sections} more={topics.length - sections.length} />
          <CohortsCard
            course={course}
            cohorts={cohorts ?? []}
            address={address}
            place={lines.join(", ")}
            cohortId={cohortId}
            orgSlug={join.way === "cohorts" ? orgSlug : undefined}
          />
          <ExpertsGrid experts={experts} kind={organization.type ?? undefined} />
        </div>
        <SideCard
          course={course}
          organization={organization}
          place={lines}
          addressOf={(other) => courseAddress(orgSlug, other)}
        >
          <div className={styles.actions} data-no-print="">
            <CourseFlyer course={course} organization={organization} address={address} />
          </div>
        </SideCard>
      </div>
      <p data-no-print="">
        <Link to={linkTo("public-pages.catalogue", { orgSlug })}>
          {text.catalogue(organization.name ?? "")}
        </Link>
      </p>
    </article>
  );
}

function useCourseHead(
  facts: Omit<Parameters<typeof structuredCourse>[0], "address" | "prerequisite">,
): void {
  const { course, organization } = facts;
  const { data: before } = useQuery({
    ...courseByIdQuery(course.prerequisiteId ?? ""),
    enabled: Boolean(course.prerequisiteId),
  });
  const canonical = courseAddress(organization.slug ?? "", course);
  const address = new URL(canonical, location.href).href;
  const prerequisite = (before?.isPublic && before.title) || undefined;
  usePageHead({
    frame: {
      title: course.title ?? "",
      description: course.overview ?? undefined,
      organization: barOf(organization),
    },
    head: {
      ...iconsOf(organization),
      indexed: course.searchEnginesEnabled === true && !course.testClass,
      canonical,
      image: course.classImage ?? organization.orgLogo ?? undefined,
      structured: structuredCourse({ ...facts, prerequisite, address }),
    },
  });
}

function CourseFlyer({
  course,
  organization,
  address,
}: {
  course: Course;
  organization: Organization;
  address: string;
}) {
  const { flyer } = useTexts(texts);
  const lang = useLanguage();
  const cohorts = useQuery(cohortsQuery(course.id)).data ?? [];
  const place = useQuery(placeQuery(organization.id)).data;
  const when = cohorts.map((cohort) =>
    [cohort.title, daysInWords(cohort, lang)].filter(Boolean).join(": "),
  );
  const price =
    typeof course.price === "number"
      ? [dollars(course.price, lang)]
      : course.hasPayment
        ? [flyer.payment]
        : [];
  return (
    <PrintFlyer
      title={course.title ?? ""}
      organization={{ name: organization.name ?? "", logo: organization.orgLogo }}
      lead={course.overview}
      facts={[
        { name: flyer.when, lines: [...(course.schedule ? [course.schedule] : []), ...when] },
        { name: flyer.where, lines: placeInLines(place) },
        { name: flyer.price, lines: price },
      ]}
      address={address}
    />
  );
}
