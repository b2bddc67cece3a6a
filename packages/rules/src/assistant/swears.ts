/** Whole words, English and Spanish, without accents. What trades call their tools and fittings by is none of them. */
const oaths = [
  "(?:mother)?fuck(?:s|ed|er|ers|ing|in)?",
  "(?:bull|horse)?shit(?:s|ty|ting|ter|head|heads)?",
  "bitch(?:es|y)?",
  "ass(?:hole|holes|hat|hats|wipe)",
  "dumbass(?:es)?",
  "jackass(?:es)?",
  "cunts?",
  "dick(?:head|heads)",
  "whores?",
  "sluts?",
  "wank(?:er|ers|ing)",
  "twats?",
  "nigg(?:er|ers|a|as)",
  "fag(?:got|gots)",
  "mierdas?",
  "put[oa]s?",
  "hij(?:o|a|os) de (?:la )?(?:gran )?put[oa]",
  "hijueputas?",
  "cabron(?:es|a|as)?",
  "pendej(?:o|a|os|as|ada|adas)",
  "chinga(?:r|da|do|dera|te|tu)?",
  "coños?",
  "joder(?:se)?",
  "jodid[oa]s?",
  "gilipollas",
  "culer[oa]s?",
  "mamon(?:es)?",
  "maric(?:on|ones)",
  "carajo",
  "vete a la verga",
].map((oath) => plain(oath));

const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oaths.join("|")})(?![\\p{L}\\p{N}])`, "u");

/** Whether a text has an oath in it, as a whole word; letters that figures stand for count as those. */
export function swears(text: string): boolean {
  const words = plain(text.toLowerCase());
  return pattern.test(words) || pattern.test(asLetters(words));
}

/** Without accents but for the ñ, which makes other words. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/(?<!n)\p{M}|(?<=n)(?!\u0303)\p{M}/gu, "")
    .normalize("NFC");
}

const lookAlikes: Readonly<Record<string, string>> = {
  "@": "a",
  $: "s",
  "0": "o",
  "1": "i",
  "3": "e",
  "*": "u",
};

const asLetters = (text: string): string =>
  text.replaceAll(
    /(?<=\p{L})[@$013*](?=\p{L})|(?<!\S)[@$](?=\p{L})/gu,
    (sign) => lookAlikes[sign]!,
  );
