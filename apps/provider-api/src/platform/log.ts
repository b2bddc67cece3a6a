/** Writes one structured line; values must not be private. */
export type Log = (level: "info" | "error", event: string, facts?: Record<string, unknown>) => void;
