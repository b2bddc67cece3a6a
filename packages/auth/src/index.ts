export { isAdminLevel, mayEnter } from "./roles.ts";
export {
  completeSignIn,
  freshToken,
  type HandOffProof,
  mayHaveSession,
  retrySession,
  type SessionCalls,
  signOut,
  startSession,
} from "./session.ts";
export { type AuthState, readAuth, useAuth } from "./session-store.ts";
