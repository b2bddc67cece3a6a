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
  /** Throws an error with the code `auth.session-ended`, or of why it was ended, where no session is left; any other is one to try again. */
  renew(): Promise<Session>;
  end(): Promise<void>;
  /** Runs in every tab when somebody signs out in one, so that nothing of theirs stays behind there. */
  clear(): void;
}

type Message = { type: "signed-in" } | { type: "signed-out" };

/** Renew when less than this is left, in milliseconds. */
const margin = 30_000;

/** How often the record of who signed in is asked for where there is none yet, and how many milliseconds apart. */
const lookUps = { times: 10, apart: 1000 };

/** What says that a session was ended before its time, and why; its person hears of it where they sign in again. */
const endedEarly = [
  "auth.password-changed",
  "auth.address-changed",
  "auth.session-revoked",
  "auth.session-reused",
];

/** What says that nobody can be signed in here, though the session is a good one. */
const cannotStay = ["auth.account-missing", "auth.organization-missing"];

let calls: SessionCalls | undefined;
/** `until` is by the clock of this browser, whatever it shows. */
let current: { token: string; until: number } | undefined;
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
  try {
    accept(await required().exchange(handOffToken, proof));
  } catch (error) {
    if (!cannotStay.includes(codeOf(error)) || (await renew()) === undefined) throw error;
  }
  tell({ type: "signed-in" });
}

/** A token that is good for a while yet; undefined where nobody is signed in. `rejected` is one to replace. */
export async function freshToken(rejected?: string): Promise<string | undefined> {
  if (readAuth().status === "signed-out") return undefined;
  if (current && current.token !== rejected && current.until - Date.now() > margin)
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
    const ask = () => lookUp(() => required().renew());
    const session = await (isUnderWay ? ask() : underLock(ask));
    accept(session);
    return session.identityToken;
  } catch (error) {
    const code = codeOf(error);
    if (code === "auth.session-ended") {
      forget();
      return undefined;
    }
    if (endedEarly.includes(code)) {
      forget(code);
      return undefined;
    }
    if (cannotStay.includes(code)) {
      console.error("Nobody's record could be loaded for this session.", error);
      await required()
        .end()
        .catch(() => undefined);
      forget(code);
      return undefined;
    }
    keepWhatIsKnown();
    renewal.plan();
    throw error;
  } finally {
    isUnderWay = false;
  }
}

/** The record of a new account may come a moment after its session. */
async function lookUp(ask: () => Promise<Session>, times = lookUps.times): Promise<Session> {
  try {
    return await ask();
  } catch (error) {
    if (codeOf(error) !== "auth.account-missing" || times <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, lookUps.apart));
    return lookUp(ask, times - 1);
  }
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? "";
}

/** A network or a server that failed says nothing about the session, so nobody is signed out by it. */
function keepWhatIsKnown(): void {
  const known = readAuth();
  if (known.status === "signed-in") setAuth({ ...known, renewalFailed: true });
  if (known.status === "starting") setAuth({ status: "unreachable" });
}

function accept(session: Session): void {
  renewal.stop();
  current = { token: session.identityToken, until: Date.now() + session.expiresIn * 1000 };
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

function forget(because?: string): void {
  renewal.stop();
  current = undefined;
  setAuth({ status: "signed-out", ...(because && { because }) });
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
