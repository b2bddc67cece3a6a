import type { Log } from "@guildway/program";
import { extractiveModel } from "./extractive.ts";
import type { LanguageModel } from "./language-model.ts";

/** The configured model first; where it fails before its first word, the extractive answer, told to the log and the caller. */
export function withFallback(model: LanguageModel | undefined, log: Log) {
  const failed = (error: unknown): string => {
    const reason = error instanceof Error ? error.message : "The model failed.";
    log("error", "model.failed", { reason });
    return reason;
  };
  return {
    /** The first piece is awaited, so that a failure is known before the answer begins. */
    async answer(
      request: Parameters<LanguageModel["answer"]>[0],
    ): Promise<{ pieces: AsyncIterable<string>; fallback?: string }> {
      if (!model) return { pieces: extractiveModel.answer(request) };
      const pieces = model.answer(request)[Symbol.asyncIterator]();
      try {
        const first = await pieces.next();
        return { pieces: resumed(first, pieces) };
      } catch (error) {
        return { pieces: extractiveModel.answer(request), fallback: failed(error) };
      }
    },
    async complete(prompt: string): Promise<{ text: string; fallback?: string }> {
      if (!model) return { text: await extractiveModel.complete(prompt) };
      try {
        return { text: await model.complete(prompt) };
      } catch (error) {
        return { text: await extractiveModel.complete(prompt), fallback: failed(error) };
      }
    },
    /** Whether a model server is configured. */
    isConfigured: model !== undefined,
  };
}

/** A language model that never fails to answer, and says when it stood in. */
export type SteadyModel = ReturnType<typeof withFallback>;

async function* resumed(
  first: IteratorResult<string>,
  rest: AsyncIterator<string>,
): AsyncGenerator<string> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}
