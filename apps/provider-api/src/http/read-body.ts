import type { Context } from "hono";
import { Problem } from "../platform/problem.ts";

/** The largest JSON body that a call takes, in bytes. Nothing is as large that visitors and students write, whom anybody can be. */
const mostBytes = { ofAnybody: 512 * 1024, ofStaff: 2 * 1024 * 1024 };

/** A body counts as one more request for each so many bytes. */
const bytesOfPart = 16_384;

/** The most values within a body: each may be at fault, and what is wrong is looked for in all of them. The largest plan has half as many. */
const mostValues = { ofAnybody: 20_000, ofStaff: 150_000 };

/** A body counts as one more request for each so many values: as many, each at fault, are checked in the time of a call. */
const valuesOfPart = { ofAnybody: 50, ofStaff: 100 };

/** Who sends a body, and what it costs them. */
interface Sender {
  isStaff: boolean;
  /** Is told of a body part by part as it comes: kept parts take memory, also where the rest never comes, and parsing takes the longer the more they are. */
  spend: (parts: number) => void;
  /** Waited for before what has come is parsed, which nothing interrupts. */
  takeTurn: () => Promise<void>;
}

/** Reads a JSON body within its limit; refuses text that PostgreSQL cannot keep, and numbers that it would write out at length. */
export async function readJsonBody(
  context: Context,
  { isStaff, spend, takeTurn }: Sender,
): Promise<unknown> {
  const maxBodyBytes = isStaff ? mostBytes.ofStaff : mostBytes.ofAnybody;
  // A form of another site can send text/plain without asking the browser first; JSON it cannot.
  if (!/^application\/(?:[\w.-]+\+)?json(?:;|$)/i.test(context.req.header("content-type") ?? ""))
    throw new Problem("input.not-declared-json");
  if (Number(context.req.header("content-length") ?? 0) > maxBodyBytes)
    throw new Problem("input.too-large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    const before = size;
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw new Problem("input.too-large");
    spend(Math.floor(size / bytesOfPart) - Math.floor(before / bytesOfPart));
    chunks.push(chunk);
  }
  await takeTurn();
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Problem("input.not-json");
  }
  const who = isStaff ? "ofStaff" : "ofAnybody";
  const values = refuseUnstorable(value, [], mostValues[who]);
  spend(Math.floor(values / valuesOfPart[who]));
  if (values > mostValues[who]) throw new Problem("input.too-large");
  return value;
}

/** NUL, which PostgreSQL cannot store, and its like, which nobody types and JSON answers with six bytes each; tabs and line breaks are none. */
const controls = /[^\P{Cc}\t\n\r]/u;

/** Of no number, or of one that is written with an exponent: six characters, of which PostgreSQL makes three hundred each time that it answers them. */
const isOutOfBounds = (value: number) => !Number.isFinite(value) || String(value).includes("e");

/** Refuses controls and broken surrogates, numbers without bounds, and nesting that nobody means; counts the values within, and looks at few more than the most. */
export function refuseUnstorable(
  value: unknown,
  path: (string | number)[],
  most = Number.POSITIVE_INFINITY,
): number {
  let values = 1;
  const refuse = (reason: string): never => {
    throw new Problem("input.invalid", { faults: [{ field: path.join("."), reason }] });
  };
  // One list for all: a copy for each of a million values would take longer than reading them.
  const within = (name: string | number, item: unknown) => {
    if (values > most) return;
    path.push(name);
    values += refuseUnstorable(item, path, most - values);
    path.pop();
  };
  if (path.length > 32) refuse("is nested too deeply");
  if (typeof value === "number") {
    if (isOutOfBounds(value)) refuse("is a number too large or too small to be stored");
  } else if (typeof value === "string") {
    if (controls.test(value) || !value.isWellFormed())
      refuse("has characters that cannot be stored");
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) within(index, item);
  } else if (value && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      if (key === "__proto__" || key.includes("\0") || !key.isWellFormed())
        refuse("has a name that cannot be stored");
      within(key, item);
    }
  }
  return values;
}
