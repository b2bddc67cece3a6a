import type { Course as CourseData, WithContext } from "schema-dts";
import { known } from "../head/known.ts";
import type { Organization } from "../organization/organization-query.ts";
import type { Cohort, Course, Expert, Place } from "./course-queries.ts";

/** What a course is to machines. */
export interface CourseFacts {
  course: Course;
  organization: Organization;
  cohorts: readonly Cohort[];
  experts: readonly Expert[];
  place: Place | null | undefined;
  /** The name of the course that comes before it, where everybody may know it. */
  prerequisite?: string | undefined;
  /** The whole address of its page. */
  address: string;
}

/** A course as schema.org's Course. */
export function structuredCourse(facts: CourseFacts): WithContext<CourseData> {
  const { course, organization, cohorts, prerequisite, address } = facts;
  const absolute = (path: string | null | undefined) =>
    path ? new URL(path, address).href : undefined;
  return known({
    "@context": "https://schema.org",
    "@type": "Course",
    "@id": address,
    url: address,
    name: course.title,
    description: course.overview || course.title,
    image: absolute(course.classImage),
    keywords: course.topics?.length ? course.topics.join(", ") : undefined,
    coursePrerequisites: prerequisite,
    provider: known({
      "@type": "Organization",
      name: organization.name,
      logo: absolute(organization.orgLogo),
    }),
    offers: offerOf(course, address),
    hasCourseInstance:
      cohorts.length > 0
        ? cohorts.map((cohort) => instanceOf(facts, cohort))
        : [instanceOf(facts, undefined)],
  });
}

/** What it costs, where that is known. */
function offerOf({ price }: Course, url: string) {
  if (price === null || price === undefined) return undefined;
  const category = price === 0 ? "Free" : "Paid";
  return known({ "@type": "Offer", category, price, priceCurrency: "USD", url });
}

function instanceOf({ course, experts, place }: CourseFacts, cohort: Cohort | undefined) {
  return known({
    "@type": "CourseInstance",
    name: cohort?.title ?? course.title,
    startDate: cohort?.startDate,
    endDate: cohort?.endDate,
    description: course.schedule,
    location: place ? placeOf(place) : undefined,
    instructor:
      experts.length > 0
        ? experts.map(({ name, title }) => known({ "@type": "Person", name, jobTitle: title }))
        : undefined,
  });
}

function placeOf(place: Place) {
  const street = [place.addressLine1, place.addressLine2].filter(Boolean).join(", ");
  return known({
    "@type": "Place",
    name: place.name,
    address: known({
      "@type": "PostalAddress",
      streetAddress: street || undefined,
      addressLocality: place.addressCity,
      addressRegion: place.addressState,
      postalCode: place.addressPostalCode,
      addressCountry: "US",
    }),
  });
}
