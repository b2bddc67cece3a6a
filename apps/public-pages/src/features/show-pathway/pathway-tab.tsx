import { describePage } from "@guildway/federation";
import { useQuery } from "@tanstack/react-query";
import { courseAddress, CourseTimeline } from "./course-timeline.tsx";
import type { ShownPathway } from "./pathway-frame.tsx";
import { jobProfileQuery, nationalPayQuery, pathwayCoursesQuery } from "./pathway-query.ts";
import { programData } from "./program-data.ts";
import styles from "./show-pathway.module.css";
import { WhereItLeads } from "./where-it-leads.tsx";

/** What a pathway is: its courses in order, and where they lead. */
export function PathwayTab({ pathway, organization }: ShownPathway) {
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
      {jobProfileId && title && (
        <WhereItLeads
          title={title}
          pay={pay}
          at={{ orgSlug, pathwayId: pathway.id, jobProfileId }}
        />
      )}
    </div>
  );
}
