import type { Among } from "./choose/choosable.ts";

/** The staff of an organization, who manage its locations and teach its classes. */
export const amongStaff: Among = { "role[ov]": "superAdmin,owner,admin,teacher" };
