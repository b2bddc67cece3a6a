/** The default title of an address: its first segment with dashes as spaces, and 'Courses' on the root path. */
export function pageTitle(pathname: string): string {
  const first = pathname.split("/").find(Boolean);
  return first === undefined ? "Courses" : decodeURIComponent(first).replaceAll("-", " ");
}

/** Whether an address of the shell's own is only passed through on the way to a session. */
export function isSigningIn(pathname: string): boolean {
  return ["sso", "login"].includes(pathname.split("/")[1] ?? "");
}
