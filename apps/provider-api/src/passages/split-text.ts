const mostCharacters = 1200;

/** Splits a text into passages at paragraph and sentence ends, none much longer than 1,200 characters. */
export function splitText(text: string): string[] {
  const passages: string[] = [];
  let current = "";
  const flush = () => {
    if (current.trim()) passages.push(current.trim());
    current = "";
  };
  for (const paragraph of text.split(/\n\s*\n/))
    for (const sentence of paragraph.replaceAll(/\s+/g, " ").split(/(?<=[.!?])\s+/)) {
      if (current && current.length + sentence.length > mostCharacters) flush();
      for (let rest = sentence; rest; rest = rest.slice(mostCharacters)) {
        if (rest.length > mostCharacters) passages.push(rest.slice(0, mostCharacters));
        else current += `${rest} `;
      }
    }
  flush();
  return passages;
}
