import type { Language } from "../words.ts";

/** A passage that an answer may lean on; `number` is how the answer cites it. */
export interface CitedPassage {
  number: number;
  text: string;
  /** Of its resource. */
  name?: string | null;
  heading?: string | null;
}

/** What is asked, and what may be answered from. */
export interface AnswerRequest {
  systemPrompt: string;
  question: string;
  /** Of the question. */
  language?: Language;
  passages: readonly CitedPassage[];
  /** The words of the question that nothing in the library holds. */
  unknown?: ReadonlySet<string>;
}

/** A sentence of an answer, and the passages that hold it; none where no passage does. */
export interface AnswerLine {
  text: string;
  cites: readonly number[];
}

/** A model server. */
export interface LanguageModel {
  /** Streams an answer to a question from passages. Throws where the model fails. */
  answer(request: AnswerRequest): AsyncIterable<string>;
  /** Completes a prompt in one piece, within some milliseconds. Throws where the model fails. */
  complete(prompt: string, within?: number): Promise<string>;
}
