/** What the server stands on, such as the store of its files, fails or does not answer. */
export class OutOfReach extends Error {}
