/** The words of a text: lower case, without accents and marks, in the singular. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  // Without its mark "uña", a nail, would be the Spanish "una".
  const marked = /u(?:ñ|n\u0303)a/.test(lower)
    ? lower.replace(/\bu(?:ñ|n\u0303)as?\b/g, "unya")
    : lower;
  const unaccented = /[^ -~]/.test(marked)
    ? marked.normalize("NFKD").replace(/\p{M}/gu, "")
    : marked;
  const plain = unaccented
    .replace(/['’](s\b)?/g, "")
    .replace(/\bc\+\+/g, "cplusplus")
    .replace(/\bc#/g, "csharp");
  return (plain.match(/[a-z0-9]+/g) ?? []).map(singular);
}

/** Words that say nothing about an occupation in a visitor's search. */
export const fillers: ReadonlySet<string> = new Set(
  wordsOf(
    "a an the and or of to in on at for with from by as be is are am was who that which what how i me my you your we our they their them it its this these those " +
      "someone somebody person guy one do does doing become becoming want like looking find get getting take takes make makes job jobs career work works working worker " +
      "profession occupation position people things stuff some any all up out about " +
      "de del la las el los lo un una uno unos y e o u en con para por que quien como donde mi mis me yo se su sus al es son ser soy eres estar esto esta ese esa eso muy mas pero tambien si aunque solo algo cosa cosas tipo " +
      "alguien persona personas gente senor senora quiero quisiera queria busco necesito gusta gustan gustaria encanta puedo hacer hago hace haciendo saber " +
      "trabajo trabajos trabajar trabaja trabajando trabajador trabajadora trabajadores empleo empleos empleado empleada chamba jale oficio oficios puesto carrera profesion ocupacion espanol",
  ),
);

/** What `repairing`, `repairer` and `repairs` have in common; only for comparing words, never shown. */
export function stemOf(word: string): string {
  if (word.length < 5 || wholeWords.has(word)) return withoutSilentE(word);
  for (const [ending, least] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= least) {
      return withoutSilentE(withoutDouble(word.slice(0, -ending.length)));
    }
  }
  return withoutSilentE(word);
}

const endings: readonly [ending: string, leastLeft: number][] = [
  ["ation", 4],
  ["ating", 4],
  ["ator", 4],
  ["ment", 4],
  ["ing", 3],
  ["ist", 4],
  ["ate", 4],
  ["er", 3],
  ["or", 4],
  ["ed", 3],
];

/** Words whose ending is no ending. */
const wholeWords: ReadonlySet<string> = new Set(
  "water power tower paper order master engineer career center officer computer number river summer winter building string department apartment garment human butter leather feather weather copper rubber silver timber lumber motor sector doctor".split(
    " ",
  ),
);

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ss|x|ch|sh|(?<![aeo])us)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function withoutDouble(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

function withoutSilentE(word: string): string {
  return word.length > 3 && word.endsWith("e") ? word.slice(0, -1) : word;
}
