import type { Asked, Problem, Sent, Told } from "./messages.ts";
import { type ReadAnswer, readAnswer } from "./read-answer.ts";

let answer: ReadAnswer | undefined;

addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
  try {
    postMessage({ told: await answerTo(data) });
  } catch (error) {
    postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});

async function answerTo(asked: Asked): Promise<Told[Asked["kind"]]> {
  if (asked.kind === "send") return send(asked.address, asked.key);
  if (!answer) throw new Error("Nothing was asked for.");
  return asked.kind === "piece" ? answer.piece(asked.view, asked.at) : answer.whole(asked.view);
}

async function send(address: string, key: string): Promise<Sent> {
  const start = performance.now();
  // With the key alone: what a program would be answered, whoever is signed in here.
  const headers: Record<string, string> = key === "" ? {} : { "x-api-key": key };
  const response = await fetch(address, { headers, credentials: "omit" });
  const bytes = await response.arrayBuffer();
  const sent = {
    status: response.status,
    bytes: bytes.byteLength,
    milliseconds: performance.now() - start,
    rateLimit: response.headers.get("ratelimit") ?? undefined,
  };
  const text = new TextDecoder().decode(bytes);
  if (!response.ok) return { ...sent, ...problemIn(text) };
  answer = readAnswer(text);
  return { ...sent, ...(answer.list && { list: answer.list }) };
}

function problemIn(text: string): { problem?: Problem } {
  try {
    return { problem: JSON.parse(text) as Problem };
  } catch {
    return {};
  }
}
