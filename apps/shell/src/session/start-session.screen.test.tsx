import { completeSignIn, freshToken, readAuth, signOut } from "@guildway/auth";
import { openScreens, type Screens } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
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
const handOffToken = async () => {
  const { body } = await screens.api.request<{ redirectTo: string }>(
    "POST",
    "/v1/identity/sign-in",
    {
      body: {
        email: "superadmin@guildway.test",
        password: "guildway-demo",
        continueUrl: `${location.origin}/`,
      },
    },
  );
  return new URL(body.redirectTo).searchParams.get("token")!;
};

beforeEach(async () => {
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
