import { readAuth } from "@guildway/auth";
import { openScreens, screen, type Screens, waitFor } from "@guildway/testing/screens";
import { Route, Routes } from "@guildway/router";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startShellSession } from "../session/start-session.ts";
import { newSignInState } from "../session/sign-in-state.ts";
import { ConfigContext } from "../start/config-context.ts";
import { SsoPage } from "./sso.tsx";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.close());
beforeEach(async () => {
  screens.network.forgetCookies();
  localStorage.clear();
  await startShellSession();
});

const config = { loginSiteUrl: "http://login.test", mainAppUrl: "/", adminAppUrl: "/users" };
const handOffToken = async (state?: string, email = "superadmin@guildway.test") => {
  const { body } = await screens.api.request<{ redirectTo: string }>(
    "POST",
    "/v1/identity/sign-in",
    {
      body: {
        email,
        password: "guildway-demo",
        continueUrl: `${location.origin}/`,
        ...(state && { state }),
      },
    },
  );
  return new URL(body.redirectTo).searchParams.get("token")!;
};
const arrive = (token: string) =>
  screens.show(
    <ConfigContext value={config}>
      <Routes>
        <Route
          path="/sso"
          element={
            <SsoPage handOff={{ token, continueTo: "/there" }} sessionStarted={Promise.resolve()} />
          }
        />
        <Route path="/there" element={<p>The page one wanted</p>} />
        <Route path="/" element={<p>The start page</p>} />
      </Routes>
    </ConfigContext>,
    { at: "/sso" },
  );

it("a hand-off that this browser asked for signs in without a question", async () => {
  arrive(await handOffToken(newSignInState()));
  expect(await screen.findByText("The page one wanted")).toBeTruthy();
  expect(readAuth()).toMatchObject({ status: "signed-in", user: { id: "user-superadmin" } });
});

it.each([
  ["that nobody asked for", undefined],
  ["that another browser asked for", "a-state-of-another-browser"],
])("a hand-off %s asks whose account it is first, and goes on at a yes", async (_, state) => {
  newSignInState();
  const user = arrive(await handOffToken(state));
  expect(await screen.findByText(/superadmin@guildway\.test/)).toBeTruthy();
  expect(readAuth()).toEqual({ status: "signed-out" });
  await user.click(screen.getByRole("button", { name: /^Continue as/ }));
  expect(await screen.findByText("The page one wanted")).toBeTruthy();
  expect(readAuth()).toMatchObject({ status: "signed-in" });
});

it("the question takes the keyboard to its heading, and says whose session it would end", async () => {
  const own = await handOffToken(newSignInState());
  arrive(own);
  expect(await screen.findByText("The page one wanted")).toBeTruthy();
  arrive(await handOffToken(undefined, "owner@keystone.test"));
  const heading = await screen.findByRole("heading", { name: /^Continue as/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/Continuing signs that account out/)).toBeTruthy();
});

it("who says no is signed in as nobody", async () => {
  const user = arrive(await handOffToken());
  await user.click(await screen.findByRole("button", { name: "Do not sign in" }));
  expect(await screen.findByText("The start page")).toBeTruthy();
  await waitFor(() => expect(readAuth()).toEqual({ status: "signed-out" }));
});
