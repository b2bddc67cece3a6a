import { pino } from "pino";

/** Writes one structured line; values must not be private. */
export type Log = (level: "info" | "error", event: string, facts?: Record<string, unknown>) => void;

/** What may never stand in a line, at whatever depth of two it was given by mistake. */
const neverWritten = [
  "password",
  "token",
  "grant",
  "accessCode",
  "authorization",
  "cookie",
  "email",
  "ssn",
].flatMap((name) => [name, `*.${name}`]);

/** A log on standard output, one line of JSON for each event: `at`, `level`, `event` and its facts. */
export function createLog(write?: { write(line: string): void }): Log {
  const logger = pino(
    {
      base: null,
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      messageKey: "event",
      redact: { paths: neverWritten, censor: "[not written]" },
    },
    ...(write ? [write] : []),
  );
  return (level, event, facts = {}) => logger[level](facts, event);
}
