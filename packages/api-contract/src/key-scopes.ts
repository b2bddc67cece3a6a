/** What an organization's key can be limited to: the lists of the content API, and its action. */
export const keyScopes = [
  "resources",
  "resourceGroups",
  "documents",
  "courses",
  "courseTopics",
  "createPublicUrl",
] as const;

/** One of `keyScopes`. */
export type KeyScope = (typeof keyScopes)[number];
