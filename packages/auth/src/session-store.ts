import type { SessionOrganization, SessionUser } from "@guildway/api-contract";
import { create } from "zustand";

/**
 * Who is signed in. `starting` lasts until the page knows; `unreachable` is where the browser holds a session and the server
 * has not yet said whose. `renewalFailed` is true while a signed-in person's session could not be renewed. `because` is the
 * code of why somebody who had signed in is treated as signed out.
 */
export type AuthState =
  | { status: "starting" }
  | { status: "unreachable" }
  | { status: "signed-out"; because?: string }
  | {
      status: "signed-in";
      user: SessionUser;
      organization: SessionOrganization;
      renewalFailed: boolean;
    };

/** Who is signed in, for components; it changes in every tab at once. */
export const useAuth = create<AuthState>()(() => ({ status: "starting" }));

/** Who is signed in, outside components. */
export const readAuth = (): AuthState => useAuth.getState();

/** Replaces the state whole, so that nothing of the last person stays behind. */
export function setAuth(state: AuthState): void {
  useAuth.setState(state, true);
}
