import type { ProblemBody, ProblemCode } from "@guildway/api-contract";

/** The code of a failed call: one of the API's, or `network` where no answer came and `reply.invalid` where it broke the contract. */
export type FailureCode = ProblemCode | "network" | "reply.invalid" | "api.unreachable";

/** A failed call. Compare `name` and `code`, never the class: a page can hold two copies of it. */
export class ApiProblem extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly details: ProblemBody["details"];

  constructor(code: FailureCode, status: number, message: string, body?: Partial<ProblemBody>) {
    super(message);
    this.name = "ApiProblem";
    this.code = code;
    this.status = status;
    this.requestId = body?.requestId;
    this.details = body?.details;
  }
}

/** Whether no answer came, so that nobody knows what became of the call. */
export function isUnanswered(error: unknown): boolean {
  const code = failureCode(error);
  return code === "network" || code === "api.unreachable";
}

/** The code of a thrown failure, undefined where it is none of the API's. */
export function failureCode(error: unknown): FailureCode | undefined {
  return (error as { name?: unknown } | null)?.name === "ApiProblem"
    ? (error as ApiProblem).code
    : undefined;
}
