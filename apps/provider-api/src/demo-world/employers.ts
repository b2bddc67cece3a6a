import type {
  apprenticeships,
  apprenticeshipTemplates,
  employerProfiles,
  instructionProviders,
  wageSchedules,
} from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";

const keystone = { orgId: "org-keystone", locationId: "loc-allentown" };

/** Employers of the demo world. */
export const demoEmployerProfiles: DemoRecord<typeof employerProfiles>[] = [
  {
    ...keystone,
    id: "ep-forge",
    name: "Lehigh Forge and Machine",
    contactFirstName: "Marisol",
    contactLastName: "Keller",
    contactTitle: "Plant Manager",
    contactPhone: "610-555-0142",
    contactEmail: "plant@forge.test",
    ein: "31-5914023",
    naicsCode: "332111",
    totalEmployees: 84,
    totalEmployeesFemale: 21,
    totalEmployeesColor: 30,
    totalJourneyWorkers: 12,
    totalJourneyWorkersFemale: 3,
    totalJourneyWorkersColor: 5,
    inviteHistory: [
      { actionAt: "2026-09-02T14:05:00.000Z", actionTaken: "Data Submitted", by: "invitee" },
    ],
  },
  {
    ...keystone,
    id: "ep-bakery",
    name: "Saucon Valley Bakery",
    locationId: "loc-bethlehem",
    contactFirstName: "Theo",
    contactLastName: "Marsh",
    contactTitle: "Owner",
    contactEmail: "office@bakery.test",
    naicsCode: "311811",
    totalEmployees: 19,
  },
  { ...keystone, id: "ep-solar", name: "Blue Ridge Solar", contactEmail: "jobs@solar.test" },
  {
    id: "ep-valley-clinic",
    orgId: "org-valley",
    name: "Valley Community Clinic",
    contactEmail: "people@clinic.test",
    totalEmployees: 140,
  },
];

/** Who gives related instruction. */
export const demoInstructionProviders: DemoRecord<typeof instructionProviders>[] = [
  { id: "ip-valley", orgId: "org-keystone", name: "Valley Technical College" },
  { id: "ip-trades", orgId: "org-keystone", name: "Lehigh Trades School" },
  { id: "ip-valley-own", orgId: "org-valley", name: "Valley Technical College" },
];

/** Apprenticeships that employers offer. */
export const demoApprenticeships: DemoRecord<typeof apprenticeships>[] = [
  {
    ...keystone,
    id: "ap-maintenance",
    employerProfileId: "ep-forge",
    apprenticeshipTemplateId: "at-maintenance",
    instructionProviderId: "ip-valley",
    occupationName: "Industrial Machinery Mechanics",
    occupationONetCode: "49-9041.00",
    rapidsCode: "0308",
    ojtHours: 8000,
    instructionHours: 576,
    startDate: "2026-09-08",
    expectedEndDate: "2030-09-06",
  },
  {
    ...keystone,
    id: "ap-baker",
    locationId: "loc-bethlehem",
    employerProfileId: "ep-bakery",
    occupationName: "Bakers",
    occupationONetCode: "51-3011.00",
    ojtHours: 6000,
    instructionHours: 432,
  },
  {
    ...keystone,
    id: "ap-solar",
    employerProfileId: "ep-solar",
    occupationName: "Solar Photovoltaic Installers",
    occupationONetCode: "47-2231.00",
    ojtHours: 4000,
    instructionHours: 288,
  },
  {
    id: "ap-valley-assistant",
    orgId: "org-valley",
    employerProfileId: "ep-valley-clinic",
    occupationName: "Medical Assistants",
    occupationONetCode: "31-9092.00",
    ojtHours: 2000,
    instructionHours: 300,
  },
];

/** Wage schedules: a third of the hours in each period, the remainder in the last. */
export const demoWageSchedules: DemoRecord<typeof wageSchedules>[] = [
  {
    ...keystone,
    id: "ws-maintenance",
    title: "Industrial Machinery Mechanics 2026",
    employerProfileId: "ep-forge",
    apprenticeshipId: "ap-maintenance",
    entryWage: 31.5,
    wageRates: [
      { wageAmount: 14.81, duration: 2666 },
      { wageAmount: 21.11, duration: 2666 },
      { wageAmount: 27.41, duration: 2668 },
    ],
  },
  {
    ...keystone,
    id: "ws-baker",
    title: "Bakers 2026",
    locationId: "loc-bethlehem",
    employerProfileId: "ep-bakery",
    apprenticeshipId: "ap-baker",
    entryWage: 22,
    wageRates: [
      { wageAmount: 10.34, duration: 2000 },
      { wageAmount: 14.74, duration: 2000 },
      { wageAmount: 19.14, duration: 2000 },
    ],
  },
  {
    id: "ws-valley-assistant",
    orgId: "org-valley",
    title: "Medical Assistants 2026",
    employerProfileId: "ep-valley-clinic",
    apprenticeshipId: "ap-valley-assistant",
    entryWage: 24,
    wageRates: [
      { wageAmount: 11.28, duration: 666 },
      { wageAmount: 16.08, duration: 666 },
      { wageAmount: 20.88, duration: 668 },
    ],
  },
];

/** Training programs from which apprenticeships are made. */
export const demoTemplates: DemoRecord<typeof apprenticeshipTemplates>[] = [
  {
    id: "at-maintenance",
    orgId: "org-keystone",
    title: "Industrial Maintenance Mechanic",
    description: "Keeps production machines safe, aligned and running, and repairs them.",
    type: "TB",
    occupationName: "Industrial Machinery Mechanics",
    occupationONetCode: "49-9041.00",
    rapidsCode: "0308",
    estimatedLength: "4 years",
    instructionHours: 576,
    ojtHours: 8000,
    industryCode: "31",
    competencyNameSpace: "maintenance",
    competencies: {
      c1: {
        id: "c1",
        description: "Locks out and tags out a machine before service",
        classificationIds: ["safety"],
        totalHours: 2668,
      },
      c2: {
        id: "c2",
        description: "Aligns shafts and couplings with a dial indicator",
        classificationIds: ["mechanical"],
        totalHours: 2666,
      },
      c3: {
        id: "c3",
        description: "Finds faults in motor control circuits with a meter",
        classificationIds: ["electrical"],
        totalHours: 2666,
      },
    },
    competencyGroups: [
      { id: "g1", description: "Work safely", competencyIds: ["c1"] },
      { id: "g2", description: "Maintain and repair", competencyIds: ["c2", "c3"] },
    ],
    classifications: { safety: "Safety", mechanical: "Mechanical", electrical: "Electrical" },
    relatedInstruction: [
      { title: "Safety and blueprint reading", hours: { least: 144, most: 144 } },
      { title: "Mechanical drives", hours: { least: 216, most: 216 } },
      { title: "Motor controls", hours: { least: 216, most: 216 } },
    ],
    ratio: { apprentices: 1, journeyworkers: 1 },
    probation: "6 months",
    journeyworkerWage: 32,
    wagePeriods: [
      { title: "1st year", percent: 55, hours: { least: 0, most: 2000 } },
      { title: "2nd year", percent: 65, hours: { least: 2000, most: 4000 } },
      { title: "3rd year", percent: 75, hours: { least: 4000, most: 6000 } },
      { title: "4th year", percent: 85, hours: { least: 6000, most: 8000 } },
    ],
  },
  {
    id: "at-valley-assistant",
    orgId: "org-valley",
    title: "Medical Assistant",
    description: "Helps clinicians with patients, rooms and records.",
    type: "CB",
    occupationName: "Medical Assistants",
    occupationONetCode: "31-9092.00",
    rapidsCode: "1085CB",
    estimatedLength: "1 year",
    instructionHours: 300,
    ojtHours: 2000,
    industryCode: "62",
  },
];
