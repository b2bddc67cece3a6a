import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { Problem } from "../platform/problem.ts";

/** Bytes of answers that one network, or one of the staff, may leave unread at once; they lie in memory until they are read. */
const usualMost = 64_000_000;

/** What is smaller leaves the process at once. */
const smallest = 64_000;

/** As how much a file counts that is read as it goes out, however large it is: it holds a file or a connection to the store open. */
const ofStream = 1_000_000;

const retryAfter = 10;

/** Counts the answers in each share from when they are ready until they are read or their connection has ended. */
export function countUnreadAnswers(most = usualMost) {
  const unread = new Map<string, number>();

  /** Refuses an answer of so many bytes where too much is unread already. */
  return (context: Context, share: string, bytes: number): void => {
    const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
    if (bytes < smallest || !outgoing || outgoing.closed) return;
    const before = unread.get(share) ?? 0;
    if (before + bytes > most) throw new Problem("limit.too-many-requests", { retryAfter });
    unread.set(share, before + bytes);
    outgoing.once("close", () => {
      const left = unread.get(share)! - bytes;
      if (left > 0) unread.set(share, left);
      else unread.delete(share);
    });
  };
}

const inMemory = new WeakMap<Response, number>();

/** An answer that is no JSON and lies in memory until it is read. */
export function wholeAnswer(body: string | ArrayBuffer, headers: Record<string, string>): Response {
  const answer = new Response(body, { headers });
  inMemory.set(answer, typeof body === "string" ? Buffer.byteLength(body) : body.byteLength);
  return answer;
}

/** How many bytes an answer counts that is no JSON: one that is read as it goes out no more than waits at once. */
export function bytesOfStream(answer: Response): number {
  if (answer.body === null) return 0;
  const length = Number(answer.headers.get("content-length") ?? Infinity);
  return inMemory.get(answer) ?? Math.min(length, ofStream);
}
