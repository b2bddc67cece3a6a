/** What a model writes besides is no tag, however much it is. */
const most = { tags: 20, characters: 100 } as const;

/** The tags that a text names, parted by commas, each once; a comma in parentheses parts none. */
export function tagsIn(text: string): string[] {
  const tags = (text.match(/(?:\([^()]*\)|[^,])+/g) ?? []).map((tag) => tag.trim());
  return [...new Set(tags)]
    .filter(({ length }) => length > 0 && length <= most.characters)
    .slice(0, most.tags);
}
