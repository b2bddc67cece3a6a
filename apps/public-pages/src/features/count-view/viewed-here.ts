/** What was counted where the browser keeps nothing. */
const counted = new Set<string>();

/** Whether a view is the first of this session; asking makes it so no longer. */
export function isFirstView(linkId: string, pageId: string | null | undefined): boolean {
  const name = `gw-viewed.${linkId}.${pageId ?? ""}`;
  try {
    if (sessionStorage.getItem(name) !== null) return false;
    sessionStorage.setItem(name, "1");
    return true;
  } catch {
    const isFirst = !counted.has(name);
    counted.add(name);
    return isFirst;
  }
}
