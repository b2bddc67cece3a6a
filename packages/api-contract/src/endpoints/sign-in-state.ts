import * as z from "zod/mini";

/** What the browser that asked to sign in keeps; only there does the hand-off go on without asking its person. */
export const signInState = z.string().check(z.minLength(16), z.maxLength(100));
