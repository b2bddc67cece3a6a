import { expect, it } from "vitest";
import { type CourseFacts, structuredCourse } from "./structured-course.ts";

const facts: CourseFacts = {
  course: {
    id: "course-paid",
    title: "Hydraulics",
    overview: "Fluid power circuits.",
    schedule: "Mondays, 6 pm",
    topics: ["Power", "Fluids"],
    classImage: "/v1/files/hydraulics.png",
    hasPayment: true,
    price: 480,
  },
  organization: { id: "org-keystone", name: "Keystone", slug: "keystone" },
  cohorts: [
    { id: "one", title: "Evenings", startDate: "2027-01-11", endDate: "2027-04-28" },
    { id: "two", title: "Weekends" },
  ],
  experts: [{ id: "ana", name: "Ana Ruiz", title: "Fitter" }],
  place: { id: "loc", name: "Main", addressLine1: "1 Main St", addressState: "PA" },
  prerequisite: "Welding Basics",
  address: "https://guildway.example/o/keystone/courses/courseSlug/hydraulics",
};

it("a course is to machines what it is to people: name, provider, price, cohorts, place and teachers", () => {
  expect(structuredCourse(facts)).toEqual({
    "@context": "https://schema.org",
    "@type": "Course",
    "@id": facts.address,
    url: facts.address,
    name: "Hydraulics",
    description: "Fluid power circuits.",
    image: "https://guildway.example/v1/files/hydraulics.png",
    keywords: "Power, Fluids",
    coursePrerequisites: "Welding Basics",
    provider: { "@type": "Organization", name: "Keystone" },
    offers: {
      "@type": "Offer",
      category: "Paid",
      price: 480,
      priceCurrency: "USD",
      url: facts.address,
    },
    hasCourseInstance: [
      { name: "Evenings", startDate: "2027-01-11", endDate: "2027-04-28" },
      { name: "Weekends" },
    ].map((cohort) => ({
      "@type": "CourseInstance",
      ...cohort,
      description: "Mondays, 6 pm",
      location: {
        "@type": "Place",
        name: "Main",
        address: {
          "@type": "PostalAddress",
          streetAddress: "1 Main St",
          addressRegion: "PA",
          addressCountry: "US",
        },
      },
      instructor: [{ "@type": "Person", name: "Ana Ruiz", jobTitle: "Fitter" }],
    })),
  });
});

it("what is not known is not said: no price, no place, nobody who teaches", () => {
  const bare = {
    ...facts,
    course: { id: "one", title: "One" },
    cohorts: [],
    experts: [],
    place: null,
  };
  const said = structuredCourse({ ...bare, prerequisite: undefined });
  expect(Object.keys(said).toSorted()).toEqual([
    "@context",
    "@id",
    "@type",
    "description",
    "hasCourseInstance",
    "name",
    "provider",
    "url",
  ]);
  expect(said["hasCourseInstance"]).toEqual([{ "@type": "CourseInstance", name: "One" }]);
});
