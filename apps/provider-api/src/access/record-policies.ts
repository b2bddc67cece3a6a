import type { RecordType } from "@guildway/api-contract";
import type { CallerKind } from "./caller.ts";

/** Which records a caller reaches: none, their own, their organization's, or all. */
export type Reach = "none" | "self" | "org" | "any";

/** One row of the table: who may do what with a record type. */
export interface RecordPolicy {
  /** The column that says to which organization a record belongs. */
  readonly organizationColumn: string;
  /** The column that says whose record it is, for `self`. */
  readonly ownerColumn?: string;
  readonly read: Readonly<Record<CallerKind, Reach>>;
  readonly create: Readonly<Record<CallerKind, Reach>>;
  readonly update: Readonly<Record<CallerKind, Reach>>;
  readonly delete: Readonly<Record<CallerKind, Reach>>;
  /** Everybody reads records that they name by one of these fields, but only the public columns. */
  readonly publicBy: readonly string[];
  readonly publicColumns: readonly string[];
  /** Creating answers an edit grant, and its holder may change the record. */
  readonly grantsEditing: boolean;
}

const nobody = {
  anonymous: "none",
  apiKey: "none",
  student: "none",
  teacher: "none",
  admin: "none",
  owner: "none",
  superAdmin: "none",
} as const satisfies Record<CallerKind, Reach>;

const some = (reaches: Partial<Record<CallerKind, Reach>>): Record<CallerKind, Reach> => ({
  ...nobody,
  ...reaches,
});

const staffOfTheirOrganization = some({
  teacher: "org",
  admin: "org",
  owner: "org",
  superAdmin: "any",
});
const adminsOfTheirOrganization = some({ admin: "org", owner: "org", superAdmin: "any" });
const superAdmins = some({ superAdmin: "any" });
const everybody = some({
  anonymous: "any",
  student: "any",
  teacher: "any",
  admin: "any",
  owner: "any",
  superAdmin: "any",
});

/** Who may do what, a row for each record type; a type without a row does not compile. */
export const recordPolicies = {
  organization: {
    organizationColumn: "id",
    read: some({
      apiKey: "org",
      student: "org",
      teacher: "org",
      admin: "org",
      owner: "org",
      superAdmin: "any",
    }),
    create: superAdmins,
    update: some({ owner: "org", superAdmin: "any" }),
    delete: some({}),
    publicBy: ["id", "slug"],
    publicColumns: [
      "id",
      "name",
      "slug",
      "type",
      "orgLogo",
      "appleTouchIcon",
      "androidIconSmall",
      "androidIconLarge",
      "colour",
      "privacyPolicy",
      "tos",
      "timeZone",
      "showOrgName",
    ],
    grantsEditing: false,
  },
  location: {
    organizationColumn: "orgId",
    read: some({
      apiKey: "org",
      student: "org",
      teacher: "org",
      admin: "org",
      owner: "org",
      superAdmin: "any",
    }),
    create: adminsOfTheirOrganization,
    update: adminsOfTheirOrganization,
    delete: adminsOfTheirOrganization,
    publicBy: ["id", "orgId"],
    publicColumns: [
      "id",
      "orgId",
      "name",
      "addressLine1",
      "addressLine2",
      "addressCity",
      "addressState",
      "addressPostalCode",
      "defaultLocation",
      "locationImage",
      "managerIds",
    ],
    grantsEditing: false,
  },
  users: {
    organizationColumn: "orgId",
    ownerColumn: "id",
    read: some({ student: "self", teacher: "org", admin: "org", owner: "org", superAdmin: "any" }),
    create: some({}),
    update: some({}),
    delete: some({}),
    publicBy: [],
    publicColumns: [],
    grantsEditing: false,
  },
  jobProfiles: {
    organizationColumn: "orgId",
    read: some({ apiKey: "org", teacher: "org", admin: "org", owner: "org", superAdmin: "any" }),
    create: everybody,
    update: staffOfTheirOrganization,
    delete: adminsOfTheirOrganization,
    publicBy: ["id"],
    publicColumns: [
      "id",
      "createdAt",
      "updatedAt",
      "orgId",
      "locationId",
      "isExternal",
      "OnetCode",
      "OnetTitle",
      "OccupationDescription",
      "location",
      "occupationLocation",
      "selectedSkills",
      "selectedKnowledge",
      "selectedCerts",
      "selectedSchoolPrograms",
    ],
    grantsEditing: true,
  },
} as const satisfies Record<RecordType, RecordPolicy>;

/** The row of a record type. */
export function policyOf(type: string): RecordPolicy {
  return recordPolicies[type as RecordType];
}
