import type { FileKind } from "./send-file.ts";
import type { texts } from "./texts.ts";

/** Kinds of files as people name them, with their extensions. */
const named = {
  pdf: ["pdf"],
  sheet: ["xlsx", "csv"],
  workbook: ["xlsx"],
  audio: ["mp3", "m4a", "wav"],
  document: ["docx", "txt", "md"],
  slides: ["pptx"],
  picture: ["png", "jpg", "jpeg", "gif", "webp"],
} as const satisfies Record<string, readonly FileKind[]>;

/** What a field takes, as people name it. */
export type NamedKind = keyof typeof named;

/** What is taken where nothing else is said. */
export const acceptedByDefault: readonly NamedKind[] = ["pdf", "sheet"];

/** The extensions of named kinds. */
export function extensionsOf(kinds: readonly NamedKind[]): readonly FileKind[] {
  return kinds.flatMap((kind): readonly FileKind[] => named[kind]);
}

/** Named kinds in a sentence. */
export function kindsInWords(
  kinds: readonly NamedKind[],
  { kinds: names, locale }: Pick<(typeof texts)["en"], "kinds" | "locale">,
): string {
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return list.format(kinds.map((kind) => names[kind]));
}
