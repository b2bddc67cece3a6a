import type { MailLanguage } from "../../mail/markup.ts";
import { titleInSpanish } from "../../occupations/index.ts";

/** A plan with its occupation's title as a mail in this language tells it: our translation, where there is one. */
export function withTitleIn<P extends { OnetCode: string | null; OnetTitle: string | null }>(
  lang: MailLanguage,
  plan: P,
): P {
  const { TitleEs } = titleInSpanish(plan.OnetCode ?? "");
  return lang === "es" && TitleEs !== undefined ? { ...plan, OnetTitle: TitleEs } : plan;
}
