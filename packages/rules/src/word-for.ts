/** What a stored word is called: as the words of ours say, or itself where they do not know it. Somebody may have written `constructor`, which every object knows. */
export const wordFor = (
  words: Readonly<Record<string, string>> | undefined,
  stored: string,
): string => (words !== undefined && Object.hasOwn(words, stored) ? words[stored]! : stored);
