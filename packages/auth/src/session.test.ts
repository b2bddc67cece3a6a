import type { Session } from "@guildway/api-contract";
import { beforeEach, expect, test, vi } from "vitest";

const session = (token: string): Session => ({
  identityToken: token,
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  expiresIn: 300,
  user: {
    id: "user-1",
    name: "Rosa Marsh",
    displayName: "Rosa",
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
let exchange: ReturnType<typeof vi.fn<() => Promise<Session>>>;
let end: ReturnType<typeof vi.fn<() => Promise<void>>>;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("document", { cookie: "gw-hint.guildway-3000=1" });
  auth = await import("./index.ts");
  clear = vi.fn<() => void>();
  renew = vi.fn(() => Promise.resolve(session("first")));
  exchange = vi.fn(() => Promise.resolve(session("exchanged")));
  end = vi.fn(() => Promise.resolve());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});
const start = () =>
  auth.startSession({
    exchange: () => exchange(),
    renew: () => renew(),
    end: () => end(),
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

test("CO-4.1, CO-9.4 a person's record that is not there yet is looked up once a second, ten times at most", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  renew.mockRejectedValue(failure("auth.account-missing", 409));
  const started = start();
  await vi.advanceTimersByTimeAsync(500);
  expect(renew).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(renew).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await started;
  expect(renew).toHaveBeenCalledTimes(10);
});

test("CO-4.1 a person's record that comes meanwhile signs in", async () => {
  renew.mockRejectedValueOnce(failure("auth.account-missing", 409));
  renew.mockRejectedValueOnce(failure("auth.account-missing", 409));
  const started = start();
  await vi.advanceTimersByTimeAsync(2000);
  await started;
  expect(auth.readAuth()).toMatchObject({ status: "signed-in", user: { id: "user-1" } });
});

test.each(["auth.account-missing", "auth.organization-missing"])(
  "CO-4.2, CO-8.5 a session whose person cannot be loaded for %s is ended and logged, and says why",
  async (code) => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    renew.mockRejectedValue(failure(code, 409));
    const started = start();
    await vi.advanceTimersByTimeAsync(60_000);
    await started;
    expect(auth.readAuth()).toEqual({ status: "signed-out", because: code });
    expect(end).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledOnce();
  },
);

test("a person's record that is not there yet when they come from the login site is waited for", async () => {
  await start();
  exchange.mockRejectedValue(failure("auth.account-missing", 409));
  const completed = auth.completeSignIn("token");
  await vi.advanceTimersByTimeAsync(1000);
  await completed;
  expect(auth.readAuth()).toMatchObject({ status: "signed-in" });
});

test("a clock that is hours off changes nothing: a token is good for as long as the server says", async () => {
  renew.mockImplementation(() =>
    Promise.resolve({
      ...session("early"),
      expiresAt: new Date(Date.now() - 3_600_000).toISOString(),
    }),
  );
  await start();
  expect(await auth.freshToken()).toBe("early");
  expect(renew).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 280_000);
  renew.mockResolvedValue(session("next"));
  expect(await auth.freshToken()).toBe("next");
});

test("CO-4.3 who is signed in is known together with their organization, never without", async () => {
  const seen: unknown[] = [];
  auth.useAuth.subscribe((state) => seen.push(state));
  await start();
  expect(seen).toEqual([
    expect.objectContaining({
      status: "signed-in",
      user: expect.objectContaining({ id: "user-1" }),
      organization: expect.objectContaining({ id: "org-keystone" }),
    }),
  ]);
});

test.each(["auth.password-changed", "auth.session-revoked"])(
  "a session that was ended early by %s says why, and keeps what its person was doing",
  async (code) => {
    await start();
    renew.mockRejectedValue(failure(code, 401));
    await auth.freshToken("first");
    expect(auth.readAuth()).toEqual({ status: "signed-out", because: code });
    expect(clear).not.toHaveBeenCalled();
  },
);
