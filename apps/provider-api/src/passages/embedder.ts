import { z } from "zod";
import { readJsonAtMost } from "../platform/read-at-most.ts";

/** A server that speaks the OpenAI embeddings API. */
export interface EmbedderSettings {
  url: string;
  key: string | undefined;
  model: string;
}

/** Turns texts into vectors whose directions are alike where the meanings are. */
export interface Embedder {
  /** Vectors of different models cannot be compared. */
  readonly model: string;
  /** One vector of length 1 for each text, in their order; throws a sentence where the server fails. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

const mostSeconds = 20;
/** 64 vectors of 4,096 figures, as they are written. */
const mostBytes = 10_000_000;
const answered = z.object({
  data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()).min(1) })),
});

/** The server will not take these texts, however often it is asked. */
export class TextsRefused extends Error {}

/** How servers answer where a text is too long for them. */
const refusals = [400, 413, 422];

/** Asks an embeddings server. */
export function openAiEmbedder({ url, key, model }: EmbedderSettings): Embedder {
  return {
    model,
    async embed(texts) {
      let response: Response;
      try {
        response = await fetch(`${url.replace(/\/$/, "")}/embeddings`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            ...(key && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ model, input: texts }),
          signal: AbortSignal.timeout(mostSeconds * 1000),
          redirect: "error",
        });
      } catch {
        throw new Error("The embeddings server did not answer.");
      }
      if (!response.ok) {
        await response.body?.cancel();
        const words = `The embeddings server answered with status ${response.status}.`;
        throw refusals.includes(response.status) ? new TextsRefused(words) : new Error(words);
      }
      const vectors = await vectorsOf(response);
      if (vectors?.length !== texts.length)
        throw new Error("The embeddings server answered something else than vectors.");
      return vectors;
    },
  };
}

async function vectorsOf(response: Response): Promise<Float32Array[] | undefined> {
  const reply = answered.safeParse(await readJsonAtMost(response, mostBytes));
  return reply.data?.data
    .toSorted((a, b) => a.index - b.index)
    .map(({ embedding }) => ofLengthOne(Float32Array.from(embedding)));
}

function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}
