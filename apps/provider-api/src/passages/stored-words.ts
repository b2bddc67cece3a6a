import type { Stems } from "./rank.ts";
import { type Language, languageOf, wordsOf } from "./words.ts";

/** Raised whenever the words of a text are made in another way; what was made before is then made again. */
export const wordsMethod = 1;

/** Stands among the stems of a passage, of which none looks like it. */
export const organizationMark = (orgId: string) => `=${orgId}`;
/** The same for its resource. */
export const resourceMark = (refId: string) => `@${refId}`;

/** What the words of a passage are made of. */
export interface PassageText {
  id: string;
  orgId: string | null;
  refId: string | null;
  name: string | null;
  heading: string | null;
  rawText: string | null;
}

/** A row of words of a passage: its stems for finding it, and in their order for ranking it. */
export function storedWords({ id, orgId, refId, name, heading, rawText }: PassageText) {
  const language: Language = languageOf(`${name ?? ""} ${heading ?? ""} ${rawText ?? ""}`);
  const fields = [name, heading, rawText].map((text) => wordsOf(text ?? "", language));
  const marks = [organizationMark(orgId ?? ""), resourceMark(refId ?? "")];
  return {
    passageId: id,
    refId: refId ?? "",
    method: wordsMethod,
    stems: [...new Set([...marks, ...fields.flat()])],
    inOrder: fields.map((stems) => stems.join(" ")).join("\t"),
  };
}

/** The stems of a stored row. */
export function readStoredWords(id: string, inOrder: string): Stems {
  const [name = [], heading = [], text = []] = inOrder
    .split("\t")
    .map((stems) => (stems ? stems.split(" ") : []));
  return { id, name, heading, text };
}
