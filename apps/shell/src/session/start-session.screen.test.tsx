import { completeSignIn, freshToken, readAuth, signOut } from "@guildway/auth";
import { openScreens, type Screens } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "../start/query-client.ts";
import { startAnew } from "./forget-person.ts";
import { startShellSession } from "./start-session.ts";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await screens.close();
});

const renewals = () =>
  screens.network.calls.filter((call) => call.endsWith("/session/renew")).length;
/** Lets time pass for the server and for the browser. */
const wait = (seconds: number) => {
  screens.api.wait(seconds);
  vi.setSystemTime(screens.api.services.clock());
};
const handOffToken = async (email = "superadmin@guildway.test") => {
  const { body } = await screens.api.request<{ redirectTo: string }>(
    "POST",
    "/v1/identity/sign-in",
    {
      body: {
        email,
        password: "guildway-demo",
        continueUrl: `${location.origin}/`,
      },
    },
  );
  return new URL(body.redirectTo).searchParams.get("token")!;
};

beforeEach(async () => {
  vi.unstubAllGlobals();
  // There is one tab here; what tabs tell each other is shown in the browser tests.
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.useFakeTimers({ toFake: ["Date"], now: screens.api.services.clock() });
  screens.network.restore();
  screens.network.forgetCookies();
  await startShellSession();
});

it("without a session's cookie one is signed out, and nothing is asked", async () => {
  const before = screens.network.calls.length;
  await startShellSession();
  expect(readAuth()).toEqual({ status: "signed-out" });
  expect(screens.network.calls).toHaveLength(before);
});

it("a page that is loaded again renews the session by its cookie", async () => {
  await completeSignIn(await handOffToken());
  const before = renewals();
  await startShellSession();
  expect(readAuth()).toMatchObject({ status: "signed-in", user: { id: "user-superadmin" } });
  expect(renewals()).toBe(before + 1);
});

it("a token that is good for a while is used again; one that is about to end is renewed once for all who ask", async () => {
  await completeSignIn(await handOffToken());
  const before = renewals();
  const first = await freshToken();
  expect(await freshToken()).toBe(first);
  expect(renewals()).toBe(before);
  wait(280);
  const [second, third] = await Promise.all([freshToken(), freshToken()]);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
  expect(renewals()).toBe(before + 1);
});

it("a token that the server refused is replaced", async () => {
  await completeSignIn(await handOffToken());
  wait(1);
  const refused = await freshToken();
  expect(await freshToken(refused)).not.toBe(refused);
});

it("a session that the server has ended ends here too", async () => {
  await completeSignIn(await handOffToken());
  await screens.api.services.db.deleteFrom("retiredRefreshTokens").execute();
  await screens.api.services.db
    .updateTable("sessionFamilies")
    .set({ revokedAt: screens.api.services.clock().toISOString() })
    .execute();
  wait(280);
  expect(await freshToken()).toBeUndefined();
  expect(readAuth()).toEqual({ status: "signed-out" });
});

it("a session that cannot be renewed for want of a network is kept, and renewed when there is one", async () => {
  await completeSignIn(await handOffToken());
  wait(280);
  screens.network.cut();
  await expect(freshToken()).rejects.toThrow();
  expect(readAuth()).toMatchObject({ status: "signed-in" });
  screens.network.restore();
  expect(await freshToken()).toMatch(/\w+\.\w+\./);
});

it("CO-4.4 signing out forgets who was here, their organization and their cookie", async () => {
  await completeSignIn(await handOffToken());
  expect(document.cookie).toContain("gw-hint");
  await signOut();
  expect(readAuth()).toEqual({ status: "signed-out" });
  expect(document.cookie).not.toContain("gw-hint");
  expect(await freshToken()).toBeUndefined();
});

it("CO-4.5, CO-9.1 signing in marks version 0.4.0 in a cookie and in storage, where it is absent or another", async () => {
  localStorage.setItem("guildway-version", "0.3.9");
  document.cookie = "gw-version=0.3.9; Path=/";
  await completeSignIn(await handOffToken());
  expect(localStorage.getItem("guildway-version")).toBe("0.4.0");
  expect(document.cookie).toContain("gw-version=0.4.0");
});

it("a browser whose storage throws signs in all the same", async () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
  await completeSignIn(await handOffToken());
  expect(readAuth()).toMatchObject({ status: "signed-in" });
  vi.unstubAllGlobals();
});

it("CO-4.4 what was read as one person is gone when somebody else signs in", async () => {
  await completeSignIn(await handOffToken());
  queryClient.setQueryData(["career-pathways", "a-plan"], { email: "private@keystone.test" });
  await signOut();
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(["career-pathways", "a-plan"])).toBeUndefined(),
  );
});

it("CO-4.15 starting anew keeps the organization and its locations, and nothing else", async () => {
  queryClient.setQueryData(["admin-console", "organizations"], ["Keystone"]);
  queryClient.setQueryData(["admin-console", "location", "loc-allentown"], { name: "Allentown" });
  queryClient.setQueryData(["admin-console", "users", "list"], ["Rosa"]);
  await startAnew(queryClient);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data)
      .map(({ queryKey }) => queryKey[1]),
  ).toEqual(["organizations", "location"]);
});

it("what somebody typed waits for them where their session ended, and is gone when somebody else signs in", async () => {
  const name = "guildway.draft.career-pathways.drafts";
  await completeSignIn(await handOffToken());
  sessionStorage.setItem(name, "what the first one typed");
  screens.network.forgetCookies();
  await startShellSession();
  await completeSignIn(await handOffToken());
  expect(sessionStorage.getItem(name)).toBe("what the first one typed");
  screens.network.forgetCookies();
  await startShellSession();
  await completeSignIn(await handOffToken("owner@keystone.test"));
  expect(sessionStorage.getItem(name)).toBeNull();
});
