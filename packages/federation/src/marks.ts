/** How the cookies begin that a page's server is shown. */
export const markPrefix = "gw-mark.";

/** The marks of the visitor whose page is drawn, where no browser is. */
let marksHere = "";

/** Says which marks the visitor has whose page is drawn next; `cookies` as a request names them. */
export function knowMarks(cookies: string): void {
  marksHere = cookies;
}

/** Whether the visitor carries a mark, in the browser and where a server draws their page. */
export function hasMark(name: string): boolean {
  const cookies = typeof document === "undefined" ? marksHere : document.cookie;
  return cookies.split("; ").includes(`${markPrefix}${encodeURIComponent(name)}=1`);
}

/** Marks the visitor until the mark is removed or the browser closes; answers whether their browser keeps it. */
export function keepMark(name: string): boolean {
  document.cookie = `${markPrefix}${encodeURIComponent(name)}=1; path=/; samesite=lax`;
  return hasMark(name);
}

/** Takes a mark away. */
export function removeMark(name: string): void {
  document.cookie = `${markPrefix}${encodeURIComponent(name)}=; path=/; samesite=lax; max-age=0`;
}
