/** A numbered or bulleted list, or lines, as comma-separated tags; a comma in parentheses parts none. */
export function asTags(text: string): string {
  return (text.match(/(?:\([^()\n]*\)|[^,\n])+/g) ?? [])
    .map((tag) => tag.replace(/^\s*(?:\d+[.)]|[-*•])\s*/, "").trim())
    .filter(Boolean)
    .join(", ");
}
