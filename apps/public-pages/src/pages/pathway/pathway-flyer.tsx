import { defineTexts, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { PrintFlyer } from "../../features/print-flyer/print-flyer.tsx";
import type { ShownPathway } from "../../features/show-pathway/pathway-frame.tsx";
import { pathwayCoursesQuery } from "../../features/show-pathway/pathway-query.ts";

const texts = defineTexts({ courses: "Courses" }, { courses: "Cursos" });

/** Prints a flyer of a pathway with its courses. */
export function PathwayFlyer({ pathway, organization }: ShownPathway) {
  const text = useTexts(texts);
  const courses = useQuery(pathwayCoursesQuery(pathway.courseIds ?? []));
  const lines = (courses.data ?? []).map(({ title }, index) => `${index + 1}. ${title}`);
  return (
    <PrintFlyer
      title={pathway.title ?? ""}
      organization={{ name: organization.name ?? "", logo: organization.orgLogo }}
      lead={pathway.description}
      facts={[{ name: text.courses, lines }]}
      address={location.origin + location.pathname}
    />
  );
}
