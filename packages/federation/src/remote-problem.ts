/** Why a remote's page or modal is not on screen. */
export type RemoteReason = "unknown" | "too-new" | "down" | "slow" | "broken";

/** A remote that could not be shown; told apart by `name` and `code`, since two copies of this class can exist. */
export class RemoteProblem extends Error {
  override readonly name = "RemoteProblem";
  readonly code: RemoteReason;

  constructor(code: RemoteReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The reason in any thrown value; what is not a RemoteProblem was thrown by the remote's own code. */
export function reasonOf(error: unknown): RemoteReason {
  const isProblem =
    typeof error === "object" &&
    error !== null &&
    "name" in error &&
    error.name === "RemoteProblem";
  return isProblem && "code" in error ? (error.code as RemoteReason) : "broken";
}
