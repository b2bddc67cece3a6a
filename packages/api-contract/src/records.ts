import { jobProfiles } from "./records/job-profiles.ts";
import { location } from "./records/location.ts";
import { organization } from "./records/organization.ts";
import { users } from "./records/users.ts";

/** Every record type that calls can reach, by its name on the wire. */
export const records = { organization, location, users, jobProfiles } as const;

/** The name of a record type. */
export type RecordType = keyof typeof records;
