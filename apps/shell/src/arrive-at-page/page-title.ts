/** The default title of an address: its first segment with dashes as spaces, and 'Courses' on the root path. */
export function pageTitle(pathname: string): string {
  const first = pathname.split("/").find(Boolean);
  return first === undefined ? "Courses" : decodeURIComponent(first).replaceAll("-", " ");
}
