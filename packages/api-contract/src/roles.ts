/** The roles, from the most to the least powerful. */
export const roles = ["superAdmin", "owner", "admin", "teacher", "student"] as const;

/** A role of a person; who has none is a student. */
export type Role = (typeof roles)[number];
