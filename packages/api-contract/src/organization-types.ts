/** The four kinds of organisation; they decide words such as Location and Expert. */
export const organizationTypes = ["employer", "education", "workforce", "community"] as const;

/** One of them. */
export type OrganizationType = (typeof organizationTypes)[number];
