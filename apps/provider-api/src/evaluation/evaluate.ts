import { extractiveAnswer } from "../passages/language-model/extractive.ts";
import type { EvaluatedPassage } from "./library.ts";
import { gainAtTen, mean, type Outcome } from "./measure.ts";
import type { Question } from "./questions.ts";
import type { Search } from "./searches.ts";

/** What a way of searching made of some questions; shares from 0 to 1. */
export interface Figures {
  recall: number;
  gain: number;
  /** Of the citations in answers, how many are of a passage that answers. */
  citations: number;
  /** Of the questions, how many got no answer. */
  refused: number;
  /** The questions of which no answering passage was among the first five. */
  missed: string[];
  /** The questions that got no answer, and those that did. */
  unanswered: string[];
  answered: string[];
}

const mostPassages = 5;

/** Asks each question and looks at what is found, and what is answered from it. */
export async function evaluate(
  { find, threshold, unknown }: Search,
  library: readonly EvaluatedPassage[],
  questions: readonly Question[],
): Promise<Figures> {
  const outcomes: Outcome[] = [];
  const citations: number[] = [];
  const missed: string[] = [];
  const unanswered: string[] = [];
  const answered: string[] = [];
  for (const { asked, answeredBy } of questions) {
    const isAnswer = (id: string) => answers(library[Number(id)]!, answeredBy);
    const found = await find(asked);
    const enough = found.filter(({ similarity }) => similarity >= threshold).slice(0, mostPassages);
    outcomes.push({
      isAnswer: found.slice(0, 10).map(({ id }) => isAnswer(id)),
      answers: library.filter((passage) => answers(passage, answeredBy)).length,
    });
    if (answeredBy.length > 0 && !enough.some(({ id }) => isAnswer(id))) missed.push(asked);
    const cited = citedIn(asked, enough, library, await unknown(asked));
    (cited.length === 0 ? unanswered : answered).push(asked);
    if (cited.length > 0) citations.push(mean(cited.map((id) => (isAnswer(id) ? 1 : 0))));
  }
  return {
    recall: 1 - missed.length / questions.length,
    gain: gainAtTen(outcomes),
    citations: mean(citations),
    refused: unanswered.length / questions.length,
    missed,
    unanswered,
    answered,
  };
}

/** A name stands for all passages that it begins, up to a slash. */
function answers({ holds }: EvaluatedPassage, names: readonly string[]): boolean {
  return names.some((name) => holds.some((held) => held === name || held.startsWith(`${name}/`)));
}

/** The passages that the answer cites, once for each citation. */
function citedIn(
  question: string,
  found: readonly { id: string }[],
  library: readonly EvaluatedPassage[],
  unknown: ReadonlySet<string>,
): string[] {
  const passages = found.map(({ id }, place) => {
    const { text, heading, resource } = library[Number(id)]!;
    return { number: place + 1, text, heading: heading ?? null, name: resource };
  });
  return extractiveAnswer({ systemPrompt: "", question, passages, unknown }).flatMap(({ cites }) =>
    cites.map((number) => found[number - 1]!.id),
  );
}
