import type {
  classCode,
  cohort,
  courses,
  courseTopics,
  jobProfiles,
  pathways,
} from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";

const open = {
  orgId: "org-keystone",
  isPublic: true,
  openEnrollment: true,
  searchEnginesEnabled: true,
  teacherIds: ["user-keystone-teacher"],
};

/** Courses of the demo world: one for each state that a public course page can show, and some of each organization. */
export const demoCourses: DemoRecord<typeof courses>[] = [
  {
    ...open,
    id: "course-welding",
    courseSlug: "welding-basics",
    slug: "welding-basics",
    title: "Welding Basics",
    overview: "Learn to weld safely: set up, strike an arc, and lay beads on flat steel.",
    description:
      "Eight evenings in the shop. You learn shielded metal arc and gas metal arc welding on mild steel, how to read a weld symbol, and how to look after yourself and the people beside you. No experience needed; we lend you a helmet, jacket and gloves.",
    topics: ["Welding", "Safety", "Beginner"],
    schedule: "Tuesdays and Thursdays, 6 to 9 pm, for four weeks",
    orgIds: ["org-keystone", "org-valley"],
    enableCourseContent: true,
    topicIds: [
      "topic-welding-1",
      "topic-welding-2",
      "topic-welding-3",
      "topic-welding-4",
      "topic-welding-5",
    ],
    teacherIds: ["user-keystone-teacher", "user-keystone-0041", "user-keystone-0050"],
    integration: { cdnFiles: [] },
    classColor: "#0f5c63",
  },
  {
    ...open,
    id: "course-private",
    courseSlug: "forge-onboarding",
    title: "Onboarding at Lehigh Forge",
    overview: "What new people at the forge learn in their first week.",
    isPublic: false,
    searchEnginesEnabled: false,
  },
  {
    ...open,
    id: "course-invite",
    courseSlug: "robotics-cell",
    title: "Robot Cell Operation",
    overview: "Operate and reset a robot cell. For people whom their employer has named.",
    inviteOnly: true,
  },
  {
    ...open,
    id: "course-locked",
    courseSlug: "blueprint-reading",
    title: "Blueprint Reading",
    overview: "Read drawings, tolerances and symbols. The next round opens soon.",
    openEnrollment: false,
  },
  {
    ...open,
    id: "course-paid",
    courseSlug: "hydraulics",
    title: "Hydraulics and Pneumatics",
    overview: "Build, read and troubleshoot fluid power circuits.",
    integrationId: "int-payments",
    integration: { payment: true },
    price: 480,
  },
  {
    ...open,
    id: "course-register",
    courseSlug: "motor-controls",
    title: "Motor Controls",
    overview: "Wire and troubleshoot motor starters. For credit at Valley Technical College.",
    registerUrl: "https://register.valley-college.test/motor-controls",
    eUnitTracking: true,
    eUnitIds: ["code-a1", "code-a2"],
  },
  {
    ...open,
    id: "course-cohorts",
    courseSlug: "structural-welding",
    title: "Structural Welding",
    overview: "Weld joints that carry load, in all positions. Welding Basics comes first.",
    prerequisiteId: "course-welding",
    eUnitTracking: true,
    eUnitIds: ["code-c1", "code-c2"],
  },
  {
    ...open,
    id: "course-test",
    courseSlug: "trial-run",
    title: "Trial Run",
    overview: "A class in which staff try things out. Nobody is taught in it.",
    searchEnginesEnabled: false,
    testClass: true,
  },
  {
    ...open,
    id: "course-live",
    courseSlug: "shop-safety",
    title: "Shop Safety",
    overview: "Ten hours that every apprentice takes first.",
    isLive: true,
    showStreamLink: true,
    streamingLink: "https://stream.keystone.test/shop-safety",
  },
  {
    id: "course-valley-anatomy",
    orgId: "org-valley",
    courseSlug: "anatomy",
    title: "Anatomy for Medical Assistants",
    overview: "The body, system by system.",
    isPublic: true,
    openEnrollment: true,
    teacherIds: ["user-valley-college-teacher"],
  },
  {
    id: "course-valley-records",
    orgId: "org-valley",
    courseSlug: "health-records",
    title: "Electronic Health Records",
    isPublic: false,
    teacherIds: ["user-valley-college-teacher"],
  },
  {
    id: "course-riverbend-digital",
    orgId: "org-riverbend",
    courseSlug: "digital-skills",
    title: "Digital Skills for Work",
    overview: "Mail, calendars, forms and spreadsheets, at your own pace.",
    isPublic: true,
    openEnrollment: true,
    teacherIds: ["user-riverbend-teacher"],
  },
];

const topic = { orgId: "org-keystone", classId: "course-welding" };

/** Topics; none of welding is featured, so that its page shows the first four of five. */
export const demoTopics: DemoRecord<typeof courseTopics>[] = [
  {
    ...topic,
    id: "topic-welding-1",
    title: "Working safely",
    description: "Burns, fumes, eyes and fire: what can go wrong and how not to let it.",
  },
  {
    ...topic,
    id: "topic-welding-2",
    title: "Machines and settings",
    description: "Polarity, amperage, wire speed and gas.",
  },
  {
    ...topic,
    id: "topic-welding-3",
    title: "Beads on plate",
    description: "Straight, even beads, and how to read what a bead tells you.",
  },
  {
    ...topic,
    id: "topic-welding-4",
    title: "Fillet welds",
    description: "Lap and tee joints in the flat and horizontal positions.",
  },
  {
    ...topic,
    id: "topic-welding-5",
    title: "Checking a weld",
    description: "Look, measure, bend and cut.",
    locked: true,
  },
  {
    orgId: "org-keystone",
    id: "topic-safety-1",
    classId: "course-live",
    title: "Lockout and tagout",
    featured: true,
  },
  {
    orgId: "org-keystone",
    id: "topic-safety-2",
    classId: "course-live",
    title: "Lifting and reaching",
  },
  {
    orgId: "org-keystone",
    id: "topic-private-1",
    classId: "course-private",
    title: "Meet your mentor",
  },
  {
    orgId: "org-valley",
    id: "topic-valley-1",
    classId: "course-valley-anatomy",
    title: "Bones and joints",
  },
  {
    orgId: "org-riverbend",
    id: "topic-riverbend-1",
    classId: "course-riverbend-digital",
    title: "Your first spreadsheet",
  },
];

/** Cohorts; the first of motor controls and of structural welding have two class codes, the second none. */
export const demoCohorts: DemoRecord<typeof cohort>[] = [
  {
    id: "cohort-a",
    orgId: "org-keystone",
    classId: "course-register",
    title: "Spring evenings",
    openCohortEnrollment: true,
    startDate: "2027-01-11",
    endDate: "2027-04-28",
    externalRegisterClassId: "MC-101-SP",
    eUnitTracking: true,
    eUnitIds: ["code-a1", "code-a2"],
    createdAt: "2026-10-01T12:00:00.000Z",
  },
  {
    id: "cohort-b",
    orgId: "org-keystone",
    classId: "course-register",
    title: "Spring weekends",
    openCohortEnrollment: true,
    startDate: "2027-01-16",
    endDate: "2027-05-01",
    externalRegisterClassId: "MC-101-WE",
    createdAt: "2026-10-08T12:00:00.000Z",
  },
  {
    id: "cohort-c",
    orgId: "org-keystone",
    classId: "course-cohorts",
    title: "Winter evenings",
    openCohortEnrollment: true,
    startDate: "2027-01-12",
    endDate: "2027-03-25",
    eUnitTracking: true,
    eUnitIds: ["code-c1", "code-c2"],
    createdAt: "2026-10-15T12:00:00.000Z",
  },
  {
    id: "cohort-d",
    orgId: "org-keystone",
    classId: "course-cohorts",
    title: "Winter weekends",
    openCohortEnrollment: true,
    createdAt: "2026-10-22T12:00:00.000Z",
  },
  {
    id: "cohort-valley",
    orgId: "org-valley",
    classId: "course-valley-anatomy",
    title: "Fall",
    openCohortEnrollment: true,
    createdAt: "2026-08-20T12:00:00.000Z",
  },
];

/** Class codes of the motor controls and of the structural welding course. */
export const demoClassCodes: DemoRecord<typeof classCode>[] = [
  {
    id: "code-a1",
    orgId: "org-keystone",
    classId: "course-register",
    code: "ELT 101",
    timeDate: "Mondays, 6 to 9 pm, from January 11",
    credits: { number: 3, type: "college credits" },
    info: "Motor starters and overload protection.",
  },
  {
    id: "code-a2",
    orgId: "org-keystone",
    classId: "course-register",
    code: "ELT 102",
    timeDate: "Wednesdays, 6 to 9 pm, from January 13",
    credits: { number: 2, type: "college credits" },
    info: "Ladder diagrams and troubleshooting.",
  },
  {
    id: "code-c1",
    orgId: "org-keystone",
    classId: "course-cohorts",
    code: "WLD 201",
    timeDate: "Tuesdays, 6 to 9 pm, from January 12",
    credits: { number: 3, type: "college credits" },
    info: "Groove welds in the flat and horizontal positions.",
  },
  {
    id: "code-c2",
    orgId: "org-keystone",
    classId: "course-cohorts",
    code: "WLD 202",
    timeDate: "Thursdays, 6 to 9 pm, from January 14",
    credits: { number: 3, type: "college credits" },
    info: "Vertical and overhead welds, and what an inspector looks for.",
  },
];

/** Pathways of the demo world. */
export const demoPathways: DemoRecord<typeof pathways>[] = [
  {
    id: "pathway-maintenance",
    orgId: "org-keystone",
    title: "Become an Industrial Maintenance Mechanic",
    description: "Four courses that lead into an apprenticeship.",
    courseIds: ["course-live", "course-welding", "course-private", "course-register"],
    isPublic: true,
    searchEnginesEnabled: true,
    jobProfileId: "jp-maintenance",
  },
  {
    id: "pathway-private",
    orgId: "org-keystone",
    title: "Mentors at Lehigh Forge",
    courseIds: ["course-private"],
    isPublic: false,
  },
  {
    id: "pathway-plain",
    orgId: "org-keystone",
    title: "A Start in the Trades",
    courseIds: ["course-live", "course-welding"],
    isPublic: true,
  },
  {
    id: "pathway-valley",
    orgId: "org-valley",
    title: "Medical Assistant",
    courseIds: ["course-valley-anatomy", "course-valley-records"],
    isPublic: true,
  },
];

const skill = (ElementId: string, ElementName: string, Importance: number) => ({
  ElementId,
  ElementName,
  Importance,
});

/** The plan behind the maintenance pathway; skills and knowledge after O*NET 29.3, importance from 0 to 100. */
export const demoJobProfiles: DemoRecord<typeof jobProfiles>[] = [
  {
    id: "jp-maintenance",
    orgId: "org-keystone",
    locationId: "loc-allentown",
    isExternal: true,
    OnetCode: "49-9041.00",
    OnetTitle: "Industrial Machinery Mechanics",
    OccupationDescription:
      "People in this occupation install, adjust, maintain and repair the machines of factories and refineries.",
    location: "18101",
    occupationLocation: "Allentown, PA",
    selectedSkills: [
      skill("2.B.3.l", "Repairing", 75),
      skill("2.B.3.k", "Troubleshooting", 75),
      skill("2.B.3.j", "Equipment Maintenance", 75),
      skill("2.B.3.h", "Operation and Control", 75),
      skill("2.B.3.g", "Operations Monitoring", 75),
    ],
    selectedKnowledge: [
      skill("2.C.3.e", "Mechanical", 82),
      skill("2.C.7.a", "English Language", 63),
      skill("2.C.2.a", "Production and Processing", 61),
      skill("2.C.3.b", "Engineering and Technology", 59),
      skill("2.C.3.c", "Design", 57),
    ],
    selectedCerts: [
      {
        Id: "demo-cert-maintenance",
        Name: "Keystone Maintenance Technician",
        Description: "Shows that its holder keeps production machines running safely.",
        Type: "Core",
        Acronym: "KMT",
        Organization: "Keystone Workforce Partners",
        OrganizationUrl: "https://keystone.test",
        OrganizationAddress: "100 Hamilton Street, Allentown, PA 18101",
        CertDetailList: [
          { Name: "Exam required", Value: "Yes" },
          { Name: "Work experience required", Value: "No" },
          { Name: "Renewal", Value: "Every 3 years" },
        ],
      },
    ],
    selectedSchoolPrograms: [
      {
        ID: "demo-program-maintenance",
        ProgramName: "Industrial Maintenance",
        SchoolName: "Valley Technical College",
        StateAbbr: "PA",
      },
    ],
  },
];
