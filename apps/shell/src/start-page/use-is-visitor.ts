import { useAuth } from "@guildway/auth";

/** Whether nobody is signed in; who had signed in and could not stay is to sign in again. */
export function useIsVisitor(): boolean {
  return useAuth((auth) => auth.status === "signed-out" && auth.because === undefined);
}
