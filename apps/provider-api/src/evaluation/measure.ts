/** What a search found for a question, best first: whether each passage answers it, and how many do in all. */
export interface Outcome {
  isAnswer: readonly boolean[];
  answers: number;
}

/** How far up the answering passages stand among the first ten, 1 where nothing stands above them. */
export function gainAtTen(outcomes: readonly Outcome[]): number {
  return mean(
    outcomes.map(({ isAnswer, answers }) => {
      const best = discounted(Array.from({ length: Math.min(10, answers) }, () => true));
      return best === 0 ? 0 : discounted(isAnswer.slice(0, 10)) / best;
    }),
  );
}

function discounted(isAnswer: readonly boolean[]): number {
  return isAnswer.reduce(
    (sum, answers, place) => sum + (answers ? 1 / Math.log2(place + 2) : 0),
    0,
  );
}

/** The mean of some numbers, 0 of none. */
export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
