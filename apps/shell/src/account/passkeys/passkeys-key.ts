/** What the list of one's own passkeys is kept under. */
export const passkeysKey = ["shell", "own-passkeys"] as const;
