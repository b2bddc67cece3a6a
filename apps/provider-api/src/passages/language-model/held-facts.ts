/** Links, bare hosts, mail addresses and telephone numbers. */
const addresses =
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|\b(?:[a-z\d-]+\.)+(?:com|org|net|gov|edu|io|info|us|biz|co|test|example|app|dev|ly|me|xyz|site|online|top|ru|cn)\b(?:\/[^\s<>"')\]]*)?|(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/giu;

const markdownLink = /!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g;

/** A sentence without the marks of a link, its address beside its words. */
export function withoutMarkup(sentence: string): string {
  return sentence
    .replaceAll(markdownLink, (_, words: string, address: string) => `${words} ${address}`)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** A sentence without the links and addresses that a text does not hold. */
export function withoutForeignAddresses(sentence: string, text: string): string {
  const held = plain(text);
  return sentence
    .replaceAll(addresses, (address) => (isHeld(address, held) ? address : "…"))
    .trim();
}

/** Whether a text holds every number, link, address and name of a sentence. */
export function holdsFacts(sentence: string, text: string): boolean {
  const held = plain(text);
  if ((sentence.match(addresses) ?? []).some((address) => !isHeld(address, held))) return false;
  const numbers = new Set(numbersOf(text));
  if (numbersOf(sentence).some((number) => !numbers.has(number))) return false;
  const words = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
  return namesOf(sentence).every((name) => words.has(name.toLowerCase()));
}

const isHeld = (address: string, held: string) =>
  held.includes(plain(address.replace(/[.,;:!?]+$/, "")));

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ");

const inWords = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, number) => [word, String(number)]),
);

/** Numbers as digits, without what parts thousands; small ones in words too. */
function numbersOf(text: string): string[] {
  const digits = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [
    ...digits.map((number) => number.replaceAll(/,(?=\d{3}\b)/g, "")),
    ...words.flatMap((word) => inWords.get(word) ?? []),
  ];
}

/** Words with a capital within a sentence. */
function namesOf(sentence: string): string[] {
  const [, ...words] = sentence.split(/\s+/);
  return words.flatMap((word) => /^["“'(]*(\p{Lu}[\p{L}\d]+)/u.exec(word)?.[1] ?? []);
}
