import { SpeaksPageLanguage } from "@guildway/ui";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { NotFound } from "../pages/not-found.tsx";
import { AccountPages } from "./account-pages.tsx";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.close());

const show = (at: string) =>
  screens.show(
    <SpeaksPageLanguage>
      <AccountPages otherwise={<NotFound />} />
    </SpeaksPageLanguage>,
    { at, route: "/account/*" },
  );
const press = (name: string) => screen.findByRole("button", { name });
const stored = (id: string) =>
  screens.api.services.db
    .selectFrom("users")
    .select(["displayName", "name"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

it("the display name is kept, and the full name stays as it is", async () => {
  await screens.signIn("student@keystone.test");
  const { name } = await stored("user-keystone-student");
  const user = show("/account/profile");
  const field = await screen.findByLabelText("Display name");
  await user.clear(field);
  await user.type(field, "Captain");
  await user.click(await press("Save display name"));
  await waitFor(async () =>
    expect(await stored("user-keystone-student")).toEqual({ displayName: "Captain", name }),
  );
});

it("a display name that is an address is refused at its field, and nothing is sent", async () => {
  await screens.signIn("student@keystone.test");
  const user = show("/account/profile");
  const field = await screen.findByLabelText("Display name");
  await user.clear(field);
  await user.type(field, "www.example.com");
  const before = screens.network.calls.length;
  await user.click(await press("Save display name"));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screens.network.calls).toHaveLength(before);
});

it("a password is changed by who knows the one before, who reads what that ended", async () => {
  await screens.signIn("teacher@keystone.test");
  const user = show("/account/password");
  await user.click(await press("Change password"));
  expect((await screen.findAllByText("Enter your password.")).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText("Current password"), "not it");
  await user.type(screen.getByLabelText("New password"), "four quiet rivers");
  await user.click(await press("Change password"));
  expect((await screen.findAllByText(/This is not your password/)).length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText("Current password"));
  await user.type(screen.getByLabelText("Current password"), "guildway-demo");
  await user.click(await press("Change password"));
  const told = await screen.findByText(/every other browser and device was signed out/);
  expect(told.closest("[role=status]")).toBeTruthy();
});

it("a password that is easy to guess is refused at its field", async () => {
  await screens.signIn("admin@keystone.test");
  const user = show("/account/password");
  await user.type(await screen.findByLabelText("Current password"), "guildway-demo");
  await user.type(screen.getByLabelText("New password"), "passwordpassword");
  await user.click(await press("Change password"));
  expect((await screen.findAllByText(/too easy to guess/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText("New password").getAttribute("aria-invalid")).toBe("true");
});

it("all other sessions are ended once it was asked, and the one at hand stays", async () => {
  await screens.api.signIn("owner@keystone.test");
  await screens.api.signIn("owner@keystone.test");
  await screens.signIn("owner@keystone.test");
  const user = show("/account/sessions");
  const list = await screen.findByRole("list", { name: "Sessions" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(3);
  expect(within(list).getAllByText("This browser")).toHaveLength(1);
  await user.click(await press("Sign out everywhere else"));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("2 other sessions end at once");
  await user.click(within(dialog).getByRole("button", { name: "Sign out everywhere else" }));
  expect(await screen.findByText("You are not signed in anywhere else.")).toBeTruthy();
});

it("sessions that cannot be read say that nothing was changed, and are asked for again", async () => {
  await screens.signIn("owner@riverbend.test");
  screens.network.cut();
  const user = show("/account/sessions");
  expect(await screen.findByText("Your sessions could not be loaded")).toBeTruthy();
  screens.network.restore();
  await user.click(await screen.findByRole("button", { name: /again|retry/i }));
  expect(await screen.findByText("This browser")).toBeTruthy();
});

it("the bare address leads to the profile, and one that is none says so", async () => {
  await screens.signIn("owner@riverbend.test");
  show("/account");
  expect(await screen.findByRole("heading", { level: 1, name: "Profile" })).toBeTruthy();
  show("/account/nothing");
  expect(await screen.findByText("No page found")).toBeTruthy();
});

it("a browser that knows no passkeys is told so, in the language of the visitor", async () => {
  await screens.signIn("owner@riverbend.test");
  show("/account/passkeys?lang=es");
  expect(await screen.findByText(/Este navegador no conoce las llaves de acceso/)).toBeTruthy();
});
