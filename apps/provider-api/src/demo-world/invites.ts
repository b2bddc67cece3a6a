import type {
  apprenticeAgreements,
  employerAgreements,
  invites,
  userProfiles,
} from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";
import { demoFileUrl } from "./files/demo-file-urls.ts";

const at = { orgId: "org-keystone", locationId: "loc-allentown" };
const forge = { ...at, employerProfileId: "ep-forge", apprenticeshipId: "ap-maintenance" };
const sent = { sentAt: "2026-11-02T15:00:00.000Z" };

/** Invites: one of each type with its code, one without, one of a type that nobody knows, one without organization. */
export const demoInvites: DemoRecord<typeof invites>[] = [
  {
    ...at,
    ...sent,
    id: "inv-register",
    inviteType: "register",
    accessCode: "135790",
    registerLink: "https://register.keystone.test/start?invite=",
    email: "newcomer@keystone.test",
    firstName: "Ines",
    lastName: "Farmer",
  },
  {
    ...forge,
    ...sent,
    id: "inv-employer",
    inviteType: "employer",
    accessCode: "246801",
    employerAgreementId: "ea-open",
    email: "plant@forge.test",
    firstName: "Marisol",
    lastName: "Keller",
    title: "Plant Manager",
  },
  {
    ...forge,
    ...sent,
    id: "inv-apprentice",
    inviteType: "apprentice",
    accessCode: "357912",
    apprenticeAgreementId: "aa-open",
    email: "student@keystone.test",
    firstName: "Noah",
    lastName: "Silva",
  },
  {
    ...forge,
    ...sent,
    id: "inv-workforce",
    inviteType: "workforce",
    accessCode: "468023",
    email: "plant@forge.test",
    firstName: "Marisol",
    lastName: "Keller",
  },
  { ...forge, ...sent, id: "inv-open", inviteType: "workforce", email: "plant@forge.test" },
  { ...at, id: "inv-other", inviteType: "survey" },
  { id: "inv-orphan", inviteType: "workforce" },
  {
    id: "inv-valley",
    orgId: "org-valley",
    inviteType: "workforce",
    accessCode: "791350",
    employerProfileId: "ep-valley-clinic",
    apprenticeshipId: "ap-valley-assistant",
  },
];

/** Employer agreements: one to sign, one signed. */
export const demoEmployerAgreements: DemoRecord<typeof employerAgreements>[] = [
  {
    ...forge,
    id: "ea-open",
    signerEmail: "plant@forge.test",
    signerInviteSentAt: "2026-11-02T15:00:00.000Z",
    inviteHistory: [
      { actionAt: "2026-11-02T15:00:00.000Z", actionTaken: "Invite Sent", by: "server" },
    ],
  },
  {
    ...forge,
    id: "ea-signed",
    accessCode: "579134",
    signerName: "Marisol Keller",
    signerTitle: "Plant Manager",
    signerEmail: "plant@forge.test",
    signerSignature: demoFileUrl("sign-ea-signed", "png"),
    signerSignatureDate: "2026-09-03",
    signerIpAddress: "203.0.113.24",
    signerInviteSentAt: "2026-09-01T13:00:00.000Z",
    inviteHistory: [
      {
        actionAt: "2026-09-03T16:20:00.000Z",
        actionTaken: "Employer Agreement Signed",
        by: "server",
      },
      { actionAt: "2026-09-03T16:02:00.000Z", actionTaken: "Viewed", by: "server" },
      { actionAt: "2026-09-01T13:00:00.000Z", actionTaken: "Invite Sent", by: "server" },
    ],
  },
];

const terms = {
  ...forge,
  employerAgreementId: "ea-signed",
  instructionProviderId: "ip-valley",
  wageScheduleId: "ws-maintenance",
  hoursProbationary: 500,
  creditPrevJob: 0,
  creditPrevRTIHrs: 0,
  priorHourlyWage: 0,
  wagesPaidDuringRTI: "yes",
  RTIDuringWorkHrs: "no",
} as const;

/** What the apprentice of the signed agreement answered; their profile still says the same. */
const signedAnswers = {
  dob: "2004-05-17",
  gender: "female",
  ethnicity: "notHispanicOrLatino",
  races: ["white"],
  veteranStatus: "nonVeteran",
  disability: "noAnswer",
  educationLevel: "highSchoolOrGED",
  employmentStatus: "em",
  citizenStatus: "usCitizen",
  criminalBkg: "no",
  orgReferral: "highSchool",
  addressLine1: "48 Broad Street",
  addressCity: "Bethlehem",
  addressState: "PA",
  addressPostalCode: "18018",
  addressCountry: "United States",
} satisfies Partial<DemoRecord<typeof userProfiles>>;

/** Apprentice agreements: one to sign, one signed. */
export const demoApprenticeAgreements: DemoRecord<typeof apprenticeAgreements>[] = [
  {
    ...terms,
    id: "aa-open",
    name: "Noah Silva",
    userId: "user-keystone-student",
    userProfileId: "profile-keystone-student",
    signerEmail: "student@keystone.test",
    signerInviteSentAt: "2026-11-02T15:00:00.000Z",
    inviteHistory: [
      { actionAt: "2026-11-02T15:00:00.000Z", actionTaken: "Invite Sent", by: "server" },
    ],
  },
  {
    ...terms,
    id: "aa-signed",
    accessCode: "680245",
    name: "Ana Brandt",
    userId: "user-keystone-0003",
    userProfileId: "profile-keystone-0003",
    creditPrevJob: 400,
    signerName: "Ana Brandt",
    signerFirstName: "Ana",
    signerLastName: "Brandt",
    signerEmail: "person3@keystone.test",
    signerPhone: "610-555-0187",
    signerSignature: demoFileUrl("sign-aa-signed", "png"),
    signerSignatureDate: "2026-09-08",
    signerIpAddress: "203.0.113.41",
    signerInviteSentAt: "2026-09-04T13:00:00.000Z",
    inviteHistory: [
      {
        actionAt: "2026-09-08T12:30:00.000Z",
        actionTaken: "Apprentice Agreement Signed",
        by: "server",
      },
      { actionAt: "2026-09-04T13:00:00.000Z", actionTaken: "Invite Sent", by: "server" },
    ],
    privateData: { ...signedAnswers, ssn: "***-**-6789" },
  },
];

/** Private information; the social security numbers are in the 900s and so belong to nobody. */
export const demoUserProfiles: DemoRecord<typeof userProfiles>[] = [
  {
    id: "profile-keystone-student",
    orgId: "org-keystone",
    userId: "user-keystone-student",
    ssn: "912-34-5678",
    dob: "2003-02-11",
    gender: "male",
    addressLine1: "12 Chew Street",
    addressCity: "Allentown",
    addressState: "PA",
    addressPostalCode: "18102",
    addressCountry: "United States",
  },
  {
    id: "profile-keystone-0003",
    orgId: "org-keystone",
    userId: "user-keystone-0003",
    ssn: "923-45-6789",
    ...signedAnswers,
  },
  {
    id: "profile-valley-student",
    orgId: "org-valley",
    userId: "user-valley-college-student",
    ssn: "934-56-7890",
    dob: "2001-09-30",
  },
];
