import { recordsOf } from "@guildway/api-client";
import { apprenticeshipTemplates } from "@guildway/api-contract";
import { readAuth } from "@guildway/auth";
import { tagsIn } from "@guildway/rules/program";
import { keptWorkOf } from "@guildway/ui/kept-work";
import { competenciesOf, type DraftCompetency, type ProgramDraft } from "./program-draft.ts";
import { storable } from "./storable.ts";

/** Answers by what was asked. */
type Answers = Readonly<Record<string, string>>;

type Answer = readonly [asked: string, answered: string];

const isAnswer = (kept: unknown): kept is Answer =>
  Array.isArray(kept) && kept.every((part) => typeof part === "string");

/** What was answered to who is signed in. */
const answers = () => {
  const auth = readAuth();
  return auth.status === "signed-in"
    ? keptWorkOf(auth.user.id, "import-program answers", isAnswer)
    : undefined;
};

/** What is asked to classify a competency. */
export const questionOf = (title: string, { description }: Pick<DraftCompetency, "description">) =>
  storable(
    `Classify this competency of the training program ${title} by short tags.\n\n${description}`,
  );

/** As much of an answer as is kept with the program. */
export const keptOf = (answer: string): string => answer.slice(0, 5000);

/** Keeps an answer for the next time that the same person asks the same. */
export function keepAnswer(asked: string, answered: string): void {
  void answers()?.keep(asked, [asked, answered]);
}

/** The draft with what was answered before: to the same person, or for a program of the same document that was saved. */
export async function withKeptAnswers(draft: ProgramDraft): Promise<ProgramDraft> {
  const { items } = await recordsOf(apprenticeshipTemplates).list({
    orgId: draft.orgId,
    filters: { "competencyNameSpace[eq]": draft.file },
    select: ["classifiedBy"],
    limit: 5,
  });
  const own = await answers()?.all();
  const saved = items.flatMap(({ classifiedBy }) => Object.values(classifiedBy ?? {}));
  return withAnswers(draft, {
    ...Object.fromEntries(saved.map(({ asked, answered }) => [asked, answered])),
    ...Object.fromEntries(own ?? []),
  });
}

/** The draft with the tags of those competencies that were asked for before; the others are still to be asked. */
export function withAnswers(draft: ProgramDraft, answers: Answers): ProgramDraft {
  const answeredBefore = (one: DraftCompetency): DraftCompetency => {
    const asked = questionOf(draft.values.title, one);
    const answered = answers[asked];
    return one.tags || answered === undefined
      ? one
      : { ...one, asked, answered, tags: tagsIn(answered), isReused: true };
  };
  return {
    ...draft,
    groups: draft.groups.map((group) => ({
      ...group,
      competencies: group.competencies.map(answeredBefore),
    })),
  };
}

/** How many tags are of answers that were kept. */
export const reusedIn = (draft: ProgramDraft): number =>
  competenciesOf(draft).filter(({ isReused }) => isReused).length;
