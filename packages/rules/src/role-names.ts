const names = {
  superAdmin: "Super Admin",
  owner: "Owner",
  admin: "Admin",
  teacher: "Teacher",
  student: "Student",
};
const workforceNames: Partial<typeof names> = { teacher: "Expert", student: "User" };

/** What a role is called in an organization of this type: a workforce organization says Expert and User. */
export function roleName(
  role: keyof typeof names,
  organizationType: string | null | undefined,
): string {
  return (organizationType === "workforce" ? workforceNames[role] : undefined) ?? names[role];
}
