import { recordsOf } from "@guildway/api-client";
import { apprenticeshipTemplates } from "@guildway/api-contract";
import { type Draft, draftOf } from "@guildway/ui/drafts";
import { competenciesOf, type DraftCompetency, type ProgramDraft } from "./program-draft.ts";

/** Answers by what was asked. */
type Answers = Readonly<Record<string, string>>;

const isAnswers = (kept: unknown): kept is Answers => typeof kept === "object" && kept !== null;

const ofTab = (): Draft<Answers> => draftOf("import-program answers", isAnswers);

/** What is asked to classify a competency. */
export const questionOf = (title: string, { description }: Pick<DraftCompetency, "description">) =>
  `Classify this competency of the training program ${title} by short tags.\n\n${description}`;

/** The tags of an answer, each once. */
export const tagsIn = (answer: string): string[] => [
  ...new Set(
    answer
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Keeps an answer in this tab, for the next time that the same is asked. */
export function keepAnswer(asked: string, answered: string): void {
  ofTab().keep({ ...ofTab().read(), [asked]: answered });
}

/** The draft with what was answered before: in this tab, or for a program of the same document that was saved. */
export async function withKeptAnswers(draft: ProgramDraft): Promise<ProgramDraft> {
  const { items } = await recordsOf(apprenticeshipTemplates).list({
    orgId: draft.orgId,
    filters: { "competencyNameSpace[eq]": draft.file },
    select: ["classifiedBy"],
    limit: 5,
  });
  const saved = items.flatMap(({ classifiedBy }) => Object.values(classifiedBy ?? {}));
  return withAnswers(draft, {
    ...Object.fromEntries(saved.map(({ asked, answered }) => [asked, answered])),
    ...ofTab().read(),
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
