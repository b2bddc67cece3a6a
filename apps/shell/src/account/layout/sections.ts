/** The sections of one's own account, each at an address of its own, in their order. */
export const sections = ["profile", "email", "password", "passkeys", "sessions"] as const;

/** A section of one's own account. */
export type Section = (typeof sections)[number];

/** Where a section stands. */
export const sectionPath = (section: Section): string => `/account/${section}`;
