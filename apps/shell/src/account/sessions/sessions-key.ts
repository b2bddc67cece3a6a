/** What the list of one's own sessions is kept under. */
export const sessionsKey = ["shell", "own-sessions"] as const;
