import { privateChoices } from "@guildway/api-contract";
import type { AgreementLanguage } from "@guildway/rules/agreement-text";
import { answerWording } from "@guildway/rules/agreement-text/answers";
import type { Choice } from "@guildway/ui";

/** The agreement asks on a page of its own, and words it there. */
const disability = {
  ...answerWording.yesOrNo,
  noAnswer: answerWording.veteranStatus.noAnswer,
} as const;

const answers = {
  gender: [privateChoices.gender, answerWording.gender],
  ethnicity: [privateChoices.ethnicity, answerWording.ethnicity],
  races: [privateChoices.race, answerWording.races],
  veteranStatus: [privateChoices.veteranStatus, answerWording.veteranStatus],
  disability: [privateChoices.disability, disability],
  educationLevel: [privateChoices.educationLevel, answerWording.educationLevel],
  employmentStatus: [privateChoices.employmentStatus, answerWording.employmentStatus],
  orgReferral: [privateChoices.orgReferral, answerWording.orgReferral],
  citizenStatus: [privateChoices.citizenStatus, answerWording.citizenStatus],
  criminalBkg: [["yes", "no"], answerWording.yesOrNo],
} as const;

/** An answer that is chosen of a list. */
export type ChosenAnswer = keyof typeof answers;

type Wordings = Readonly<Record<string, Readonly<Record<AgreementLanguage, string>>>>;

/** What can be answered, in the words of the agreement. */
export function choicesOf(field: ChosenAnswer, lang: AgreementLanguage): Choice[] {
  const [values, wordings]: readonly [readonly string[], Wordings] = answers[field];
  return values.map((value) => ({ value, label: wordings[value]?.[lang] ?? value }));
}
