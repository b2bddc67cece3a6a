import type { Log } from "@guildway/program";
import { checkLines } from "./check-lines.ts";
import { completeByWords, extractiveAnswer } from "./extractive.ts";
import type { AnswerLine, AnswerRequest, LanguageModel } from "./language-model.ts";

/** An answer, line by line; none where the passages hold nothing that answers. */
export interface Answer {
  lines: AsyncIterable<AnswerLine> | undefined;
  /** Whether a model wrote it. */
  isOfModel: boolean;
  /** Why a model that is configured did not answer. */
  fallback?: string;
  /** The sentences of a model that came to nothing since no passage holds any of them. */
  unsupported: number;
}

/** The configured model first; where it fails before its first sentence, the extractive answer, told to the log and the caller. */
export function withFallback(model: LanguageModel | undefined, log: Log) {
  const failed = (error: unknown): string => {
    const reason = error instanceof Error ? error.message : "The model failed.";
    log("error", "model.failed", { reason });
    return reason;
  };
  return {
    /** The first sentence that a passage holds is awaited, so that a failure or a refusal is known before the answer begins. */
    async answer(request: AnswerRequest): Promise<Answer> {
      if (!model) return byWords(request);
      try {
        return await answerOf(model, request);
      } catch (error) {
        return { ...byWords(request), fallback: failed(error) };
      }
    },
    /** Completes a prompt; without the model of the words of the text that it is about, where that is said. */
    async complete(
      prompt: string,
      { within, about = prompt }: { within?: number | undefined; about?: string | undefined } = {},
    ): Promise<{ text: string; fallback?: string }> {
      if (!model) return { text: completeByWords(about) };
      try {
        return { text: await model.complete(prompt, within) };
      } catch (error) {
        return { text: completeByWords(about), fallback: failed(error) };
      }
    },
    /** Whether a model server is configured. */
    isConfigured: model !== undefined,
  };
}

/** A language model that never fails to answer, and says when it stood in. */
export type SteadyModel = ReturnType<typeof withFallback>;

function byWords(request: AnswerRequest): Answer {
  const lines = extractiveAnswer(request);
  return {
    lines: lines.length > 0 ? each(lines) : undefined,
    isOfModel: false,
    unsupported: 0,
  };
}

async function answerOf(model: LanguageModel, request: AnswerRequest): Promise<Answer> {
  const lines = checkLines(model.answer(request), request.passages)[Symbol.asyncIterator]();
  const begun: AnswerLine[] = [];
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    begun.push(next.value);
    if (next.value.cites.length > 0)
      return { lines: resumed(begun, lines), isOfModel: true, unsupported: 0 };
  }
  return { lines: undefined, isOfModel: true, unsupported: begun.length };
}

async function* each(lines: readonly AnswerLine[]): AsyncGenerator<AnswerLine> {
  yield* lines;
}

async function* resumed(
  begun: readonly AnswerLine[],
  rest: AsyncIterator<AnswerLine>,
): AsyncGenerator<AnswerLine> {
  try {
    yield* begun;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
