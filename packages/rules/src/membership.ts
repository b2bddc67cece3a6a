const priority = ["inactive", "pro", "premium", "starter"];

/** The membership that counts among several: inactive, then pro, premium, starter, else the first. */
export function readableMembership(
  memberships: readonly string[] | null | undefined,
): string | undefined {
  return priority.find((membership) => memberships?.includes(membership)) ?? memberships?.[0];
}
