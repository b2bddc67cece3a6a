import type { EducationalOccupationalProgram, WithContext } from "schema-dts";
import { known } from "../../head/known.ts";
import type { Organization } from "../../organization/organization-query.ts";
import { inWords } from "./in-words.ts";
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
}: Program): WithContext<EducationalOccupationalProgram> {
  const provider = known({ "@type": "EducationalOrganization", name: organization.name });
  return known({
    "@context": "https://schema.org",
    "@type": "EducationalOccupationalProgram",
    name: pathway.title,
    description: pathway.description && inWords(pathway.description),
    provider,
    hasCourse: courses.map((course) =>
      known({
        "@type": "Course",
        name: course.title,
        description: course.overview,
        url: addressOf(course),
        provider,
      }),
    ),
    occupationalCategory:
      occupation &&
      known({
        "@type": "CategoryCode",
        inCodeSet: known({ "@type": "CategoryCodeSet", name: "O*NET-SOC" }),
        codeValue: occupation.code,
        name: occupation.title,
      }),
    salaryUponCompletion:
      pay &&
      known({
        "@type": "MonetaryAmountDistribution",
        name: "United States, all experience levels",
        currency: "USD",
        duration: "P1Y",
        median: pay.median,
        percentile10: pay.low,
        percentile90: pay.high,
      }),
  });
}
