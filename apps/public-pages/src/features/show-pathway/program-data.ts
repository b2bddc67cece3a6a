import type { Organization } from "../../organization/organization-query.ts";
import type { NationalPay, Pathway, PathwayCourse } from "./pathway-query.ts";

interface Program {
  pathway: Pathway;
  organization: Organization;
  courses: readonly PathwayCourse[];
  /** The occupation that it leads to. */
  occupation: { code: string; title: string } | undefined;
  pay: NationalPay | null;
  /** The address of a course, within this site. */
  addressOf(course: PathwayCourse): string;
}

/** A pathway as schema.org's EducationalOccupationalProgram, with what its occupation pays in the nation. */
export function programData({
  pathway,
  organization,
  courses,
  occupation,
  pay,
  addressOf,
}: Program): object {
  return {
    "@context": "https://schema.org",
    "@type": "EducationalOccupationalProgram",
    name: pathway.title,
    ...(pathway.description && { description: pathway.description }),
    provider: { "@type": "EducationalOrganization", name: organization.name },
    hasCourse: courses.map((course) => ({
      "@type": "Course",
      name: course.title,
      ...(course.overview && { description: course.overview }),
      url: addressOf(course),
      provider: { "@type": "EducationalOrganization", name: organization.name },
    })),
    ...(occupation && {
      occupationalCategory: [
        {
          "@type": "CategoryCode",
          inCodeSet: { "@type": "CategoryCodeSet", name: "O*NET-SOC" },
          codeValue: occupation.code,
          name: occupation.title,
        },
      ],
    }),
    ...(pay && {
      salaryUponCompletion: {
        "@type": "MonetaryAmountDistribution",
        name: "United States, all experience levels",
        currency: "USD",
        duration: "P1Y",
        median: pay.median,
        ...(pay.low !== null && { percentile10: pay.low }),
        ...(pay.high !== null && { percentile90: pay.high }),
      },
    }),
  };
}
