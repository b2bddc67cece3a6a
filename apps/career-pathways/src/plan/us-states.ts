import { wordFor } from "@guildway/rules";
import { stateNames } from "@guildway/rules/us-states";

const inSentences: Readonly<Record<string, string>> = {
  ...stateNames,
  DC: "the District of Columbia",
  GU: "Guam",
  VI: "the U.S. Virgin Islands",
};

/** A state as one writes it in a sentence, by its two letters; what is no state stays as it is. */
export const stateName = (letters: string): string => wordFor(inSentences, letters);
