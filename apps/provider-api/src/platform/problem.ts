import {
  type CurrentRecord,
  type Fault,
  type ProblemBody,
  type ProblemCode,
  problems,
} from "@guildway/api-contract";
import { isUnreachable } from "./database/is-unreachable.ts";
import { OutOfReach } from "./out-of-reach.ts";

/** A refusal with a permanent code; the table of problems decides its status. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemBody["details"];
  /** How many bytes were looked at before it was refused, which cost as much as if they were answered. */
  readonly bytesRead: number;

  constructor(code: ProblemCode, options: Details & { message?: string; bytesRead?: number } = {}) {
    super(options.message ?? problems[code].meaning);
    this.name = "Problem";
    this.code = code;
    this.details = detailsOf(options);
    this.bytesRead = options.bytesRead ?? 0;
  }
}

/** The most faults that one answer names; the rest are counted. */
const mostFaults = 20;

interface Details {
  faults?: Fault[];
  retryAfter?: number;
  current?: CurrentRecord;
}

function detailsOf({ faults, retryAfter, current }: Details) {
  if (!faults && retryAfter === undefined && !current) return undefined;
  const more = (faults?.length ?? 0) - mostFaults;
  return {
    ...(faults && { faults: faults.slice(0, mostFaults).map(shortened) }),
    ...(more > 0 && { moreFaults: more }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(current && { current }),
  };
}

/** The name of a field comes from the caller, who may send a name of any length. */
function shortened({ field, reason, parameter, instead }: Fault): Fault {
  const isShort = instead && instead.parameter.length + (instead.value?.length ?? 0) < 2000;
  return {
    field: field.slice(0, 200),
    reason: reason.slice(0, 500),
    ...(parameter !== undefined && { parameter: parameter.slice(0, 200) }),
    ...(isShort && { instead }),
  };
}

const classesThatBlameTheInput = ["22"];
const constraintProblems: Record<string, ProblemCode> = {
  "23503": "record.reference-unknown",
  "23505": "record.conflict",
  "23502": "input.invalid",
  "23514": "input.invalid",
};

/** Two transactions that waited for each other or too long, or read what the other changed; the database took back the whole of one. */
const takenBack: readonly string[] = ["40P01", "40001", "55P03"];

/** Turns whatever was thrown into a refusal; what it does not know is a fault of ours. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof OutOfReach || isUnreachable(error))
    return new Problem("server.unavailable", { retryAfter: 5 });
  const sqlState = (error as { code?: unknown })?.code;
  if (typeof sqlState === "string" && /^[0-9A-Z]{5}$/.test(sqlState)) {
    const known = constraintProblems[sqlState];
    if (known) return new Problem(known);
    if (takenBack.includes(sqlState)) return new Problem("server.busy", { retryAfter: 1 });
    if (classesThatBlameTheInput.includes(sqlState.slice(0, 2)))
      return new Problem("input.invalid");
  }
  return new Problem("server.error");
}
