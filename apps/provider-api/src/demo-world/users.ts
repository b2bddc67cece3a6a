import type { Role } from "@guildway/api-contract";
import { demoFileUrl } from "./files/demo-file-urls.ts";
import { demoOrganizations } from "./organizations.ts";
import { madeUpPerson } from "./people.ts";

/** The password of every demo sign-in; production mode knows none of them. */
export const demoPassword = "guildway-demo";

/** A user of the demo world; those with an e-mail can sign in. */
export interface DemoUser {
  id: string;
  orgId: string;
  firstName: string;
  lastName: string;
  role: Role;
  email: string | null;
  membership: string;
  title?: string;
  locationId?: string;
  courseReadOnly?: boolean;
  testUser?: boolean;
  aboutMe?: string;
  calendarLink?: string;
  userProfileId?: string;
  apprenticeshipIds?: string[];
  courseIds?: string[];
  completedCourseIds?: string[];
  cohortIds?: string[];
  employerProfileId?: string;
  userSignature?: string;
}

const memberships = ["starter", "premium", "pro", "starter", "inactive"];
const generatedUsers = 260;

/** The people who sign in: superAdmin, four roles of each organization, and one who reads courses only. */
export function demoSignIns(): DemoUser[] {
  const roles: Role[] = ["owner", "admin", "teacher", "student"];
  const people = demoOrganizations.flatMap((organization, index) =>
    roles.map((role, place) => ({
      id: `user-${organization.slug}-${role}`,
      orgId: organization.id,
      ...madeUpPerson(2000 + index * 10 + place),
      role,
      email: `${role}@${organization.slug}.test`,
      membership: "pro",
      ...(role === "teacher" && {
        title: "Instructor",
        aboutMe: "Twenty years in the trade, the last eight of them teaching it.",
        calendarLink: `https://calendar.${organization.slug}.test/${role}`,
      }),
      ...studentOf(organization.id, role),
      // The owner manages the locations of Keystone, and so signs as the sponsor.
      ...(organization.id === "org-keystone" &&
        role === "owner" && { userSignature: demoFileUrl("sign-sponsor", "png") }),
    })),
  );
  return [
    { ...signIn("user-superadmin", 2900), email: "superadmin@guildway.test" },
    {
      ...signIn("user-keystone-readonly", 2901),
      email: "readonly@keystone.test",
      courseReadOnly: true,
    },
    ...people,
  ];
}

/** The users who are not signed in as: of Keystone enough for a second page of 200, of the others a handful. */
export function demoCrowd(): DemoUser[] {
  return [
    ...keystoneCrowd(),
    ...smallCrowd("valley-college", 18, 2100),
    ...smallCrowd("riverbend", 11, 2200),
  ];
}

function keystoneCrowd(): DemoUser[] {
  return Array.from({ length: generatedUsers }, (_, index) => ({
    id: `user-keystone-${String(index + 1).padStart(4, "0")}`,
    orgId: "org-keystone",
    ...madeUpPerson(index),
    role: index % 20 === 0 ? "teacher" : "student",
    email: `person${index + 1}@keystone.test`,
    membership: memberships[index % memberships.length]!,
    locationId: index % 3 === 0 ? "loc-bethlehem" : "loc-allentown",
    testUser: index % 50 === 49,
    ...participation(index),
    // A test user among the experts of the welding course, whom its page leaves out.
    ...(index === 49 && { role: "teacher" as const }),
    // The apprentice of the signed agreement, which names her.
    ...(index === 2 && {
      firstName: "Ana",
      lastName: "Brandt",
      userProfileId: "profile-keystone-0003",
      userSignature: demoFileUrl("sign-aa-signed", "png"),
    }),
  }));
}

/** The apprentices of the forge, people in the motor controls course, and who takes one course and has taken another. */
function participation(index: number): Partial<DemoUser> {
  if (index % 12 === 2)
    return {
      apprenticeshipIds: ["ap-maintenance"],
      courseIds: ["course-live", "course-welding"],
      employerProfileId: "ep-forge",
    };
  if (index % 12 === 7)
    return {
      courseIds: ["course-register"],
      cohortIds: [index % 24 === 7 ? "cohort-a" : "cohort-b"],
    };
  const course = (number: number) => [`course-more-0${1 + (number % 7)}`];
  return {
    ...(index % 3 !== 1 && { courseIds: course(index) }),
    ...(index % 4 === 0 && { completedCourseIds: course(index + 3) }),
  };
}

function smallCrowd(slug: string, count: number, firstPerson: number): DemoUser[] {
  const { id: orgId } = demoOrganizations.find((organization) => organization.slug === slug)!;
  return Array.from({ length: count }, (_, index) => ({
    id: `user-${slug}-${String(index + 1).padStart(4, "0")}`,
    orgId,
    ...madeUpPerson(firstPerson + index),
    role: index % 9 === 4 ? "teacher" : "student",
    email: `person${index + 1}@${slug}.test`,
    membership: memberships[index % memberships.length]!,
  }));
}

/** What the students who sign in take part in. */
function studentOf(orgId: string, role: Role): Partial<DemoUser> {
  if (role !== "student") return {};
  if (orgId === "org-keystone")
    return {
      // As the invite and the open agreement call him.
      firstName: "Noah",
      lastName: "Silva",
      userProfileId: "profile-keystone-student",
      apprenticeshipIds: ["ap-maintenance"],
      courseIds: ["course-live"],
    };
  return orgId === "org-valley"
    ? { userProfileId: "profile-valley-student", apprenticeshipIds: ["ap-valley-assistant"] }
    : {};
}

function signIn(id: string, person: number): Omit<DemoUser, "email"> {
  return {
    id,
    orgId: "org-keystone",
    ...madeUpPerson(person),
    role: "superAdmin",
    membership: "pro",
  };
}
