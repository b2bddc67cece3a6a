import type { Session } from "@guildway/api-contract";
import { beforeEach, expect, test, vi } from "vitest";

const session = (token: string): Session => ({
  identityToken: token,
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  user: {
    id: "user-1",
    name: "Rosa Marsh",
    email: "rosa@keystone.test",
    role: "superAdmin",
    orgId: "org-keystone",
    profilePicture: null,
    courseReadOnly: false,
  },
  organization: {
    id: "org-keystone",
    name: "Keystone Workforce Partners",
    slug: "keystone",
    type: "workforce",
    orgLogo: null,
    timeZone: null,
  },
});
const failure = (code: string, status: number) => Object.assign(new Error(code), { code, status });

let auth: typeof import("./index.ts");
let clear: ReturnType<typeof vi.fn<() => void>>;
let renew: ReturnType<typeof vi.fn<() => Promise<Session>>>;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("document", { cookie: "gw-hint.guildway-3000=1" });
  auth = await import("./index.ts");
  clear = vi.fn<() => void>();
  renew = vi.fn(() => Promise.resolve(session("first")));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});
const start = () =>
  auth.startSession({
    exchange: () => Promise.resolve(session("exchanged")),
    renew: () => renew(),
    end: () => Promise.resolve(),
    clear,
  });

test.each([
  failure("network", 0),
  failure("api.unreachable", 502),
  failure("server.error", 500),
  failure("limit.too-many-requests", 429),
])("a session is not thrown away when the server fails with %o", async (error) => {
  renew.mockRejectedValue(error);
  await start();
  expect(auth.readAuth()).toEqual({ status: "unreachable" });
});

test("only the server's word that the session ended signs out", async () => {
  renew.mockRejectedValue(failure("auth.session-ended", 401));
  await start();
  expect(auth.readAuth()).toEqual({ status: "signed-out" });
});

test("who is signed in stays so while the session cannot be renewed, and is told so", async () => {
  await start();
  renew.mockRejectedValue(failure("network", 0));
  await expect(auth.freshToken("first")).rejects.toThrow("network");
  expect(auth.readAuth()).toMatchObject({ status: "signed-in", renewalFailed: true });
  renew.mockResolvedValue(session("second"));
  await auth.retrySession();
  expect(auth.readAuth()).toMatchObject({ status: "signed-in", renewalFailed: false });
  expect(await auth.freshToken()).toBe("second");
});

test("a session that could not be renewed is tried again by itself, ever more rarely", async () => {
  renew.mockRejectedValue(failure("network", 0));
  await start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(renew).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(renew).toHaveBeenCalledTimes(2);
  renew.mockResolvedValue(session("back"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(auth.readAuth()).toMatchObject({ status: "signed-in", renewalFailed: false });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(renew).toHaveBeenCalledTimes(3);
});

test("nothing is tried again once the session has ended", async () => {
  renew.mockRejectedValueOnce(failure("network", 0));
  renew.mockRejectedValue(failure("auth.session-ended", 401));
  await start();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(renew).toHaveBeenCalledTimes(2);
  expect(auth.readAuth()).toEqual({ status: "signed-out" });
});

test("who signs out leaves nothing behind, in this tab and in every other", async () => {
  const otherTab = new BroadcastChannel("guildway-session");
  const told = new Promise((resolve) => otherTab.addEventListener("message", resolve));
  await start();
  await auth.signOut();
  expect(clear).toHaveBeenCalledTimes(1);
  await told;
  otherTab.close();
});

test("who signs out in another tab leaves nothing behind in this one", async () => {
  const otherTab = new BroadcastChannel("guildway-session");
  await start();
  otherTab.postMessage({ type: "signed-out" });
  await vi.waitFor(() => expect(auth.readAuth()).toEqual({ status: "signed-out" }));
  expect(clear).toHaveBeenCalledTimes(1);
  otherTab.close();
});

test("a session that only ended keeps what its person was doing", async () => {
  await start();
  renew.mockRejectedValue(failure("auth.session-ended", 401));
  await auth.freshToken("first");
  expect(auth.readAuth()).toEqual({ status: "signed-out" });
  expect(clear).not.toHaveBeenCalled();
});
