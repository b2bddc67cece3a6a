/** A passage that an answer may lean on; `number` is how the answer cites it. */
export interface CitedPassage {
  number: number;
  text: string;
  /** Of its resource. */
  name?: string | null;
  heading?: string | null;
}

/** What composes answers: a model server where one is configured, else the passages themselves. */
export interface LanguageModel {
  /** Streams an answer to a question from passages; without any there is nothing to answer from. */
  answer(request: {
    systemPrompt: string;
    question: string;
    passages: readonly CitedPassage[];
  }): AsyncIterable<string>;
  /** Completes a prompt in one piece. Throws where the model fails. */
  complete(prompt: string): Promise<string>;
}
