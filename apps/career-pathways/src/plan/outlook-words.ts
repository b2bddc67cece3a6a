import type { UiLang } from "@guildway/ui";

/** What the projections say of entry in their own words, of which there are few, in Spanish. */
const spanish: Readonly<Record<string, string>> = {
  "No formal educational credential": "Sin requisito de estudios",
  "High school diploma or equivalent": "Diploma de secundaria o equivalente",
  "Some college, no degree": "Algunos estudios universitarios, sin título",
  "Postsecondary nondegree award": "Certificado postsecundario sin grado",
  "Associate's degree": "Título de asociado",
  "Bachelor's degree": "Licenciatura",
  "Master's degree": "Maestría",
  "Doctoral or professional degree": "Doctorado o título profesional",
  "Less than 5 years": "Menos de 5 años",
  "5 years or more": "5 años o más",
  "Short-term on-the-job training": "Capacitación en el trabajo, corta (hasta un mes)",
  "Moderate-term on-the-job training": "Capacitación en el trabajo, mediana (hasta un año)",
  "Long-term on-the-job training": "Capacitación en el trabajo, larga (más de un año)",
  Apprenticeship: "Aprendizaje",
  "Internship/residency": "Internado o residencia",
  None: "Ninguna",
};

/** Words of the projections in the language of the page, and the language in which they then are. */
export function projectionWords(words: string, lang: UiLang): { words: string; lang: UiLang } {
  const translated = lang === "es" ? spanish[words] : undefined;
  return translated ? { words: translated, lang: "es" } : { words, lang: "en" };
}
