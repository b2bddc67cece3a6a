/** What is done for the jobs of one kind. A job may be done twice where its process died, so that `run` looks what is left to do. */
export interface JobKind {
  kind: string;
  /** How often it is tried in all. */
  mostAttempts: number;
  /** After a job of one share comes one of another, where there is one, however many the first has waiting. */
  sharesInTurn?: boolean;
  /** Does it for a subject, such as the id of a mail; throws where it could not. */
  run(subject: string): Promise<void>;
  /** Hears of each attempt that failed; `isLast` where there will be no other. */
  failed?(subject: string, attempt: FailedAttempt): Promise<void>;
}

/** An attempt at a job that failed. */
export interface FailedAttempt {
  attempts: number;
  isLast: boolean;
  error: unknown;
}
