import { describePage } from "@guildway/federation";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { courseAddress, CourseTimeline } from "./course-timeline.tsx";
import type { ShownPathway } from "./pathway-frame.tsx";
import { jobProfileQuery, nationalPayQuery, pathwayCoursesQuery } from "./pathway-query.ts";
import { programData } from "./program-data.ts";
import styles from "./show-pathway.module.css";
import { WhereItLeads } from "./where-it-leads.tsx";

/** What a pathway is: its courses in order, where they lead, and what can be done with it. */
export function PathwayTab({
  pathway,
  organization,
  children,
}: ShownPathway & { children: ReactNode }) {
  const orgSlug = organization.slug ?? "";
  const { courseIds, jobProfileId } = pathway;
  const courses = useQuery(pathwayCoursesQuery(courseIds ?? []));
  const profile = useQuery({ ...jobProfileQuery(jobProfileId ?? ""), enabled: !!jobProfileId });
  const code = profile.data?.OnetCode ?? "";
  const title = profile.data?.OnetTitle ?? "";
  const { data: pay = null } = useQuery({ ...nationalPayQuery(code), enabled: code !== "" });
  describePage({
    structured: programData({
      pathway,
      organization,
      courses: courses.data ?? [],
      occupation: code === "" ? undefined : { code, title },
      pay,
      addressOf: ({ id }) => new URL(courseAddress(orgSlug, id), location.href).href,
    }),
  });
  return (
    <div className={styles.columns}>
      <CourseTimeline courseIds={courseIds ?? []} orgSlug={orgSlug} />
      <div className={styles.beside}>
        {jobProfileId && title && (
          <WhereItLeads
            title={title}
            pay={pay}
            at={{ orgSlug, pathwayId: pathway.id, jobProfileId }}
          />
        )}
        <div data-no-print="">{children}</div>
      </div>
    </div>
  );
}
