import { expect, it } from "vitest";
import { instructionProvidersRoom as room } from "../../rooms/instruction-providers/instruction-providers.room.ts";
import { wordsOf } from "../use-words.ts";
import { csvOf } from "./csv-file.ts";

const words = wordsOf(room, "en");
const beside = { lang: "en" as const, organizations: [], shown: undefined };
const cellOf = async (name: string) => {
  const csv = await csvOf(room, [{ id: "one", name }], beside, words);
  return csv.split("\r\n")[1]!;
};

it.each(["=1+1", "+1", "-1", "@SUM(1)", " =1+1", "\u00a0=1+1", "＝1+1", "＋1", "－1", "＠SUM(1)"])(
  "a name %j is text in a spreadsheet, none that it calculates",
  async (name) => {
    expect(await cellOf(name)).toMatch(new RegExp(`^"'${RegExp.escape(name)}"`));
  },
);

it.each(["Valley Technical College", "A = B", "1-2-3 School"])(
  "%s stays as it is",
  async (name) => {
    expect(await cellOf(name)).toMatch(new RegExp(`^${name},`));
  },
);
