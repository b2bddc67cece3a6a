import type { Session } from "@guildway/api-contract";
import { readAuth, setAuth } from "./session-store.ts";

/** The calls that a session needs; the app gives them, so that this package need not know how calls are made. */
export interface SessionCalls {
  exchange(handOffToken: string): Promise<Session>;
  /** Throws an error with `status` 401 where no session is left. */
  renew(): Promise<Session>;
  end(): Promise<void>;
}

type Message = { type: "signed-in" } | { type: "signed-out" };

/** Renew when less than this is left, in milliseconds. */
const margin = 30_000;

let calls: SessionCalls | undefined;
let current: { token: string; expiresAt: number } | undefined;
let renewing: Promise<string | undefined> | undefined;
let channel: BroadcastChannel | undefined;

/** Starts the session of this tab: renews one that the browser holds a cookie of, else there is none. Call once. */
export async function startSession(sessionCalls: SessionCalls): Promise<void> {
  calls = sessionCalls;
  listenToOtherTabs();
  if (!mayHaveSession()) return setAuth({ status: "signed-out" });
  await renew().catch(() => setAuth({ status: "signed-out" }));
}

/** Trades the hand-off token of the login site for a session. */
export async function completeSignIn(handOffToken: string): Promise<void> {
  accept(await required().exchange(handOffToken));
  tell({ type: "signed-in" });
}

/** A token that is good for a while yet; undefined where nobody is signed in. `rejected` is one to replace. */
export async function freshToken(rejected?: string): Promise<string | undefined> {
  if (readAuth().status === "signed-out") return undefined;
  if (current && current.token !== rejected && current.expiresAt - Date.now() > margin)
    return current.token;
  if (!calls) return undefined;
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Signs out here and in every other tab. */
export async function signOut(): Promise<void> {
  try {
    await required().end();
  } finally {
    forget();
    tell({ type: "signed-out" });
  }
}

async function renew(): Promise<string | undefined> {
  try {
    const session = await underLock(() => required().renew());
    accept(session);
    return session.identityToken;
  } catch (error) {
    if ((error as { status?: number }).status !== 401) throw error;
    forget();
    return undefined;
  }
}

function accept(session: Session): void {
  current = { token: session.identityToken, expiresAt: Date.parse(session.expiresAt) };
  setAuth({ status: "signed-in", user: session.user, organization: session.organization });
}

function forget(): void {
  current = undefined;
  setAuth({ status: "signed-out" });
}

/** One tab renews at a time: the refresh token is rotated, and two at once would look like a theft. */
function underLock<T>(work: () => Promise<T>): Promise<T> {
  return typeof navigator !== "undefined" && navigator.locks
    ? navigator.locks.request("guildway-session", work)
    : work();
}

/** The session cookie cannot be read by scripts; a second one, without any secret, says that it is there. */
/** Whether the browser holds a session's cookie, which says nothing yet about whether the session is still good. */
export function mayHaveSession(): boolean {
  return /(^|; )gw-hint\./.test(document.cookie);
}

function listenToOtherTabs(): void {
  if (typeof BroadcastChannel === "undefined") return;
  channel = new BroadcastChannel("guildway-session");
  channel.addEventListener("message", (event: MessageEvent<Message>) => {
    if (event.data.type === "signed-out") forget();
    else void renew().catch(() => undefined);
  });
}

function tell(message: Message): void {
  channel?.postMessage(message);
}

function required(): SessionCalls {
  if (!calls) throw new Error("startSession has not been called.");
  return calls;
}
