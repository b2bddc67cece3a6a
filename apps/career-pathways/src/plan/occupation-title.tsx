import type { OccupationDetail } from "@guildway/api-contract";
import { type UiLang, useLanguage } from "@guildway/ui";
import styles from "./occupation-title.module.css";

interface Titled {
  /** O*NET's own, in English. */
  title: string;
  /** Our translation, where there is one. */
  titleEs?: string | undefined;
}

interface ShownTitle {
  words: string;
  lang: UiLang;
  /** O*NET's English title, where the words are our translation of it. */
  original?: string;
}

/** The title in the language of the page, as far as it is translated. */
export function shownTitle({ title, titleEs }: Titled, lang: UiLang): ShownTitle {
  return lang === "es" && titleEs !== undefined
    ? { words: titleEs, lang: "es", original: title }
    : { words: title, lang: "en" };
}

/** What an occupation is called on this page, undefined where none is known. */
export function useOccupationName(
  occupation: Pick<OccupationDetail, "OnetTitle" | "TitleEs"> | null | undefined,
): string | undefined {
  const lang = useLanguage();
  if (!occupation) return undefined;
  return shownTitle({ title: occupation.OnetTitle, titleEs: occupation.TitleEs }, lang).words;
}

/** A heading with the title; on a Spanish page the English one that was translated stands under it. */
export function OccupationHeading({ as: Heading, ...titles }: Titled & { as: "h1" | "h3" }) {
  const { words, lang, original } = shownTitle(titles, useLanguage());
  if (original === undefined) return <Heading lang={lang}>{words}</Heading>;
  return (
    <div className={styles.titles}>
      <Heading lang={lang}>{words}</Heading>
      <p className={styles.original} lang="en">
        {original}
      </p>
    </div>
  );
}
