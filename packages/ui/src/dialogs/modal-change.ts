/** The event on `document` that tells that a modal dialog was opened or closed. */
export const modalChange = "guildway:modal-change";
