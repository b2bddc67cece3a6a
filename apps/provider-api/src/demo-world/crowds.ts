import type { courses, employerProfiles, invites, jobProfiles } from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";
import { madeUpPerson } from "./people.ts";

const occupations = [
  ["47-2111.00", "Electricians"],
  ["51-4041.00", "Machinists"],
  ["47-2152.00", "Plumbers, Pipefitters, and Steamfitters"],
  ["31-9092.00", "Medical Assistants"],
  ["49-9021.00", "Heating, Air Conditioning, and Refrigeration Mechanics and Installers"],
  ["51-4121.00", "Welders, Cutters, Solderers, and Brazers"],
  ["15-1232.00", "Computer User Support Specialists"],
  ["47-2031.00", "Carpenters"],
] as const;
const places = [
  ["18101", "Allentown, PA", "loc-allentown"],
  ["18015", "Bethlehem, PA", "loc-bethlehem"],
  ["18042", "Easton, PA", "loc-bethlehem"],
  ["19103", "Philadelphia, PA", null],
] as const;
const trades = [
  "Machine",
  "Electric",
  "Plumbing",
  "Fabrication",
  "Heating",
  "Carpentry",
  "Tooling",
];
const types = ["register", "employer", "apprentice", "workforce"];

/** Every three weeks through the last two years, `later` days after. */
const day = (number: number, later = 0) =>
  new Date(Date.UTC(2025, 0, 7 + number * 21 + later, 14, (number * 7) % 60)).toISOString();
const numbered = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => make(number));
const padded = (number: number) => String(number + 1).padStart(2, "0");

/** Plans that visitors saved with Keystone and with Valley; Riverbend has none, so that an empty list can be seen; see `filledPlans` for what was chosen. */
export const demoPlans: DemoRecord<typeof jobProfiles>[] = numbered(32, (number) => {
  const [OnetCode, OnetTitle] = occupations[number % occupations.length]!;
  const [zip, occupationLocation, locationId] = places[number % places.length]!;
  const { firstName, lastName } = madeUpPerson(1200 + number);
  return {
    id: `jp-plan-${padded(number)}`,
    orgId: locationId ? "org-keystone" : "org-valley",
    locationId,
    createdAt: day(number),
    OnetCode,
    OnetTitle,
    location: zip,
    occupationLocation,
    isExternal: locationId !== null,
    name: `${firstName} ${lastName}`,
    email: `plan${number + 1}@visitor.test`,
    phone: `610-555-01${padded(number)}`,
    companyName: number % 3 === 0 ? `${lastName} ${trades[number % trades.length]}` : null,
    selectedCerts: [],
    selectedSchoolPrograms: [],
  };
});

/** Small employers, enough for a second page. */
export const demoEmployers: DemoRecord<typeof employerProfiles>[] = numbered(24, (number) => {
  const { firstName, lastName } = madeUpPerson(1400 + number);
  return {
    id: `ep-small-${padded(number)}`,
    orgId: "org-keystone",
    locationId: number % 2 === 0 ? "loc-allentown" : "loc-bethlehem",
    name: `${lastName} ${trades[number % trades.length]}`,
    contactFirstName: firstName,
    contactLastName: lastName,
    contactTitle: "Owner",
    contactEmail: `office${number + 1}@employer.test`,
    totalEmployees: 3 + ((number * 5) % 40),
    totalJourneyWorkers: 1 + (number % 6),
  };
});

/** The one whose invitee declined. */
const declined = 21;

/** Invites that were sent, some of them seen, one declined. */
export const demoSentInvites: DemoRecord<typeof invites>[] = numbered(26, (number) => {
  const { firstName, lastName } = madeUpPerson(1600 + number);
  const viewedAt = number % 3 === 0 ? day(number, 2) : null;
  return {
    id: `inv-sent-${padded(number)}`,
    orgId: "org-keystone",
    locationId: number % 2 === 0 ? "loc-allentown" : "loc-bethlehem",
    createdAt: day(number),
    inviteType: types[number % types.length]!,
    accessCode: String(512_843 + number * 7919),
    employerProfileId: `ep-small-${padded(number % 24)}`,
    email: `invited${number + 1}@employer.test`,
    firstName,
    lastName,
    sentAt: day(number),
    viewedAt,
    ...(number === declined && {
      declinedAt: day(number, 2),
      consumedAt: day(number, 2),
      declineReason: "We take on no apprentices this year.",
    }),
    inviteHistory: [
      ...(number === declined
        ? [{ actionAt: day(number, 2), actionTaken: "Invite Declined", by: "server" as const }]
        : []),
      ...(viewedAt ? [{ actionAt: viewedAt, actionTaken: "Viewed", by: "server" as const }] : []),
      { actionAt: day(number), actionTaken: "Invite Sent", by: "server" as const },
    ],
  };
});

const subjects = [
  "Measuring and Layout",
  "Electrical Basics",
  "Pipe and Tube",
  "Shop Math",
  "Rigging and Hoisting",
  "Pumps and Valves",
  "Reading Schematics",
  "First Aid at Work",
  "Customer Service",
  "Job Search Workshop",
];

/** More courses, of Keystone and of Riverbend. */
export const demoMoreCourses: DemoRecord<typeof courses>[] = subjects.map((title, number) => {
  const orgId = number < 7 ? "org-keystone" : "org-riverbend";
  return {
    id: `course-more-${padded(number)}`,
    orgId,
    title,
    courseSlug: title.toLowerCase().replaceAll(" ", "-"),
    overview: `${title}, for beginners, in small groups.`,
    isPublic: number % 4 !== 1,
    openEnrollment: number % 3 !== 2,
    inviteOnly: false,
    teacherIds: [orgId === "org-keystone" ? "user-keystone-teacher" : "user-riverbend-teacher"],
  };
});
