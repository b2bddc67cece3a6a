import { useSearchParams } from "@guildway/router";
import { Card, Notice, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  type Cohort,
  cohortsQuery,
  type Course,
  expertsQuery,
  placeQuery,
  topicsQuery,
} from "../../course/course-queries.ts";
import { courseAddress, learnAddress } from "../../course/course-links.ts";
import { joinOf } from "../../course/join.ts";
import { placeInLines } from "../../course/place-in-lines.ts";
import { inOrderOf } from "../../course/shown-topics.ts";
import { AskToJoin } from "../../features/choose-cohort/ask-to-join.tsx";
import { CohortsCard } from "../../features/cohorts/cohorts-card.tsx";
import { ExpertsGrid } from "../../features/experts/experts-grid.tsx";
import { JoinCourse } from "../../features/join-course/join-course.tsx";
import { LiveBanner } from "../../features/live-banner/live-banner.tsx";
import { OverviewCard } from "../../features/overview/overview-card.tsx";
import { SectionsCard } from "../../features/sections/sections-card.tsx";
import { SideCard } from "../../features/side-facts/side-card.tsx";
import type { Organization } from "../../organization/organization-query.ts";
import { webAddress } from "../../addresses/web-address.ts";
import styles from "../course/course-page.module.css";
import type { Standing } from "./standing.ts";
import { texts } from "./texts.ts";

interface Props {
  course: Course;
  organization: Organization;
  standing: Standing;
  /** The ids of the topics that the reader has completed. */
  completed: readonly string[];
}

/** A course for who takes it, or wants to. */
export function LearnCourse({ course, organization, standing, completed }: Props) {
  const topics = useQuery(topicsQuery(course.id)).data ?? [];
  const cohorts = useQuery(cohortsQuery(course.id)).data;
  const experts = useQuery(expertsQuery(course.teacherIds ?? [])).data ?? [];
  const lines = placeInLines(useQuery(placeQuery(organization.id)).data);
  const takesIt = standing.is === "enrolled" || standing.is === "completed";
  const publicPage = courseAddress(organization.slug ?? "", course);
  return (
    <article className={styles.page}>
      <h1>{course.title}</h1>
      {takesIt && course.isLive && <Live course={course} />}
      <StandingNotice standing={standing} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {(standing.is === "none" || standing.is === "refused") && cohorts && (
            <Joining course={course} organization={organization} cohorts={cohorts} />
          )}
          <OverviewCard course={course} organization={organization} />
          <SectionsCard topics={inOrderOf(topics, course.topicIds ?? [])} completed={completed} />
          <CohortsCard
            course={course}
            cohorts={cohorts ?? []}
            address={new URL(publicPage, location.href).href}
            place={lines.join(", ")}
          />
          <ExpertsGrid experts={experts} kind={organization.type ?? undefined} />
        </div>
        <SideCard
          course={course}
          organization={organization}
          place={lines}
          addressOf={({ id }) => learnAddress(id)}
        />
      </div>
    </article>
  );
}

function StandingNotice({ standing }: { standing: Standing }) {
  const text = useTexts(texts);
  switch (standing.is) {
    case "completed":
      return <Notice kind="success" title={text.completed} />;
    case "enrolled":
      return <Notice kind="success" title={text.enrolled} />;
    case "pending":
      return (
        <Notice role="status" title={text.pending}>
          {text.pendingText}
        </Notice>
      );
    case "refused":
      return (
        <Notice kind="warning" title={text.refused}>
          {standing.reason}
        </Notice>
      );
    case "none":
      return null;
  }
}

/** The live session; who came by a link that says so is taken there, told before it happens. */
function Live({ course }: { course: Course }) {
  const text = useTexts(texts);
  const [query] = useSearchParams();
  const stream = webAddress(course.streamingLink ?? course.publicStreamLink);
  const forwards = stream !== undefined && query.get("autoForward") === "true";
  useEffect(() => {
    if (!forwards) return undefined;
    const timer = setTimeout(() => location.assign(stream), 1000);
    return () => clearTimeout(timer);
  }, [forwards, stream]);
  if (!stream) return <Notice>{text.noStream}</Notice>;
  return (
    <>
      <LiveBanner slim title={course.title ?? ""} href={stream} />
      {forwards && (
        <Notice role="status" title={text.forwarding}>
          <a href={stream}>{text.forwardingLink}</a>
        </Notice>
      )}
    </>
  );
}

function Joining({
  course,
  organization,
  cohorts,
}: Pick<Props, "course" | "organization"> & {
  cohorts: readonly Cohort[];
}) {
  const text = useTexts(texts);
  const [query] = useSearchParams();
  const join = joinOf(course, cohorts.length);
  const asks = join.way === "cohorts" || join.way === "sign-up";
  const eUnitIds = (query.get("eUnitIds") ?? "").split(",").filter(Boolean);
  return (
    <Card title={text.ask}>
      {asks ? (
        <AskToJoin
          classId={course.id}
          cohorts={cohorts}
          chosen={{ cohortId: query.get("cohortId") ?? undefined, eUnitIds }}
        />
      ) : (
        <JoinCourse course={course} organization={organization} join={join} isSignedIn />
      )}
    </Card>
  );
}
