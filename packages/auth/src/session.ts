import type { Session } from "@guildway/api-contract";
import { readAuth, setAuth } from "./session-store.ts";
import { tryLater } from "./try-later.ts";

/** How a browser shows that a hand-off is its own: the `state` it kept when it asked, or that its person confirmed it. */
export interface HandOffProof {
  state?: string;
  confirmed?: boolean;
}

/** The calls that a session needs; the app gives them, so that this package need not know how calls are made. */
export interface SessionCalls {
  exchange(handOffToken: string, proof: HandOffProof): Promise<Session>;
  /** Throws an error with the code `auth.session-ended` where no session is left; any other is one to try again. */
  renew(): Promise<Session>;
  end(): Promise<void>;
  /** Runs in every tab when somebody signs out in one, so that nothing of theirs stays behind there. */
  clear(): void;
}

type Message = { type: "signed-in" } | { type: "signed-out" };

/** Renew when less than this is left, in milliseconds. */
const margin = 30_000;

let calls: SessionCalls | undefined;
let current: { token: string; expiresAt: number } | undefined;
let renewing: Promise<string | undefined> | undefined;
let channel: BroadcastChannel | undefined;
/** The page itself has asked for a renewal before this code came, which needs no lock any more. */
let isUnderWay = false;
const renewal = tryLater(() => renew());

/**
 * Starts the session of this tab: renews one that the browser holds a cookie of, else there is none. Call once;
 * `underWay` says that the page has sent the renewal already, whose answer `renew` then gives.
 */
export async function startSession(
  sessionCalls: SessionCalls,
  { underWay = false } = {},
): Promise<void> {
  calls = sessionCalls;
  isUnderWay = underWay;
  listenToOtherTabs();
  if (!mayHaveSession()) return setAuth({ status: "signed-out" });
  await retrySession();
}

/** Asks once more for a session that could not be renewed; who is signed in says how it went. */
export async function retrySession(): Promise<void> {
  await renew().catch(() => undefined);
}

/** Trades the hand-off token of the login site for a session. */
export async function completeSignIn(
  handOffToken: string,
  proof: HandOffProof = {},
): Promise<void> {
  accept(await required().exchange(handOffToken, proof));
  tell({ type: "signed-in" });
}

/** A token that is good for a while yet; undefined where nobody is signed in. `rejected` is one to replace. */
export async function freshToken(rejected?: string): Promise<string | undefined> {
  if (readAuth().status === "signed-out") return undefined;
  if (current && current.token !== rejected && current.expiresAt - Date.now() > margin)
    return current.token;
  return calls ? renew() : undefined;
}

/** Signs out here and in every other tab. */
export async function signOut(): Promise<void> {
  try {
    await required().end();
  } finally {
    leave();
    tell({ type: "signed-out" });
  }
}

/** Undefined where the session ended; throws where nobody could say, and keeps trying behind the scenes. */
function renew(): Promise<string | undefined> {
  renewing ??= renewOnce().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewOnce(): Promise<string | undefined> {
  try {
    const ask = () => required().renew();
    const session = await (isUnderWay ? ask() : underLock(ask));
    accept(session);
    return session.identityToken;
  } catch (error) {
    if ((error as { code?: string }).code === "auth.session-ended") {
      forget();
      return undefined;
    }
    keepWhatIsKnown();
    renewal.plan();
    throw error;
  } finally {
    isUnderWay = false;
  }
}

/** A network or a server that failed says nothing about the session, so nobody is signed out by it. */
function keepWhatIsKnown(): void {
  const known = readAuth();
  if (known.status === "signed-in") setAuth({ ...known, renewalFailed: true });
  if (known.status === "starting") setAuth({ status: "unreachable" });
}

function accept(session: Session): void {
  renewal.stop();
  current = { token: session.identityToken, expiresAt: Date.parse(session.expiresAt) };
  setAuth({
    status: "signed-in",
    user: session.user,
    organization: session.organization,
    renewalFailed: false,
  });
}

/** Somebody signed out, which is more than a session that ended: they do not come back to what they left. */
function leave(): void {
  required().clear();
  forget();
}

function forget(): void {
  renewal.stop();
  current = undefined;
  setAuth({ status: "signed-out" });
}

/** One tab renews at a time: the refresh token is rotated, and two at once would look like a theft. */
function underLock<T>(work: () => Promise<T>): Promise<T> {
  return typeof navigator !== "undefined" && navigator.locks
    ? navigator.locks.request("guildway-session", work)
    : work();
}

/** Whether the browser holds a session's cookie, which scripts cannot read: a second one, without any secret, says that it is there. */
export function mayHaveSession(): boolean {
  return /(^|; )gw-hint\./.test(document.cookie);
}

function listenToOtherTabs(): void {
  if (typeof BroadcastChannel === "undefined") return;
  // A session that is started anew is not told by the one before it.
  channel?.close();
  channel = new BroadcastChannel("guildway-session");
  channel.addEventListener("message", (event: MessageEvent<Message>) => {
    if (event.data.type === "signed-out") leave();
    else void retrySession();
  });
}

function tell(message: Message): void {
  channel?.postMessage(message);
}

function required(): SessionCalls {
  if (!calls) throw new Error("startSession has not been called.");
  return calls;
}
