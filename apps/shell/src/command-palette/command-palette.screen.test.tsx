import { useAuth } from "@guildway/auth";
import { useLocation } from "@guildway/router";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { UiLanguage, type UiLang } from "@guildway/ui";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

import { PaletteButton } from "./palette-button.tsx";
import type { RemoteRoute } from "../start/remote-routes.ts";
import { RoutesContext } from "../start/routes-context.ts";
import { CommandPalette } from "./command-palette.tsx";
import { closePalette } from "./open-state.ts";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.close());
afterEach(() => {
  screens.network.restore();
  closePalette();
  localStorage.clear();
});

const page = (
  path: string,
  label: string,
  more: Partial<RemoteRoute> = {},
  access: RemoteRoute["access"] = ["superAdmin"],
): RemoteRoute => ({
  id: "orchard",
  page: path,
  path: `${path}/:id?/:action?`,
  frame: "standard",
  access,
  navigation: { group: "People", label: { en: label, es: `${label} (es)` } },
  ...more,
});
const routes: RemoteRoute[] = [
  { ...page("/", "Start"), path: "/", navigation: undefined } as never,
  page("/users", "Users", {
    records: "users",
    actions: [{ label: { en: "New user", es: "Usuario nuevo" }, path: "/users/new" }],
  }),
  page("/classes", "Classes", { records: "class" }, ["superAdmin", "owner", "teacher"]),
];

function Shown() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

async function show(email: string, lang: UiLang = "en") {
  await screens.signIn(email);
  const user = screens.show(
    <UiLanguage lang={lang}>
      <RoutesContext value={routes}>
        <PaletteButton />
        <Shown />
        <CommandPalette />
      </RoutesContext>
    </UiLanguage>,
    { at: "/there" },
  );
  return user;
}
const address = () => screen.getByTestId("address").textContent;
const field = () =>
  screen.findByRole("combobox", { name: /Search and commands|Búsqueda y comandos/ });
const group = (name: string) => screen.findByRole("group", { name });
const optionsOf = async (name: string) =>
  within(await group(name))
    .getAllByRole("option")
    .map((option) => option.textContent);
const active = async () =>
  document.getElementById((await field()).getAttribute("aria-activedescendant")!)?.textContent;

async function open(email: string, lang?: UiLang) {
  const user = await show(email, lang);
  await user.keyboard("{Control>}k{/Control}");
  return { user, input: await field() };
}

it("Ctrl+K opens the palette with screens and actions, Escape closes it and gives the focus back", async () => {
  const user = await show("superadmin@guildway.test");
  const button = screen.getByRole("button", { name: /Find or go to/ });
  button.focus();
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  expect(await optionsOf("Screens")).toEqual(["Home", "UsersPeople", "ClassesPeople"]);
  expect((await optionsOf("Actions")).slice(0, 2)).toEqual(["New userUsers", "Light themeLook"]);
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await field();
});

it("a visitor has no palette, and no button that would open none", async () => {
  const user = await show("superadmin@guildway.test");
  useAuth.setState({ status: "signed-out" }, true);
  await waitFor(() => expect(screen.queryByRole("button", { name: /Find or go to/ })).toBeNull());
  await user.keyboard("{Control>}k{/Control}");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("does not open over a dialog", async () => {
  const user = await show("superadmin@guildway.test");
  document.body.classList.add("modal-open");
  await user.keyboard("{Control>}k{/Control}");
  document.body.classList.remove("modal-open");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("an address finds its person, and Enter goes there", async () => {
  const { user, input } = await open("superadmin@guildway.test");
  await user.type(input, "student@keystone.test");
  await waitFor(async () => expect(await active()).toMatch(/^Noah Silva/));
  await user.keyboard("{Enter}");
  expect(address()).toBe("/users/user-keystone-student");
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("who presses Enter before the answer has come is taken to the first thing in it", async () => {
  const { user, input } = await open("superadmin@guildway.test");
  const release = screens.network.hold();
  await user.type(input, "student@keystone.test{Enter}");
  expect(await screen.findByText("Searching…")).toBeTruthy();
  expect(address()).toBe("/there");
  release();
  await waitFor(() => expect(address()).toBe("/users/user-keystone-student"));
});

it("a screen that fits is opened without waiting for the answer", async () => {
  const { user, input } = await open("superadmin@guildway.test");
  const release = screens.network.hold();
  await user.type(input, "use{Enter}");
  expect(address()).toBe("/users");
  release();
});

it("arrows go through all groups and around their ends", async () => {
  const { user } = await open("superadmin@guildway.test");
  expect(await active()).toBe("Home");
  await user.keyboard("{ArrowDown}");
  expect(await active()).toBe("UsersPeople");
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(await active()).toBe("Sign outYour account");
  await user.keyboard("{PageUp}");
  expect(await active()).toBe("ProfileYour account");
});

it("Ctrl+Enter opens beside this page, and the palette stays", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  const { user, input } = await open("superadmin@guildway.test");
  await user.type(input, "new us");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(opened).toHaveBeenCalledWith("/users/new", "_blank", "noopener");
  expect(address()).toBe("/there");
  expect(input.isConnected).toBe(true);
  opened.mockRestore();
});

it("only records with a room that the person may enter are offered", async () => {
  const { user, input } = await open("owner@keystone.test");
  await user.type(input, "weld");
  expect(await optionsOf("Classes")).toContain("Welding Basicswelding-basics");
  expect(screen.getAllByRole("group")).toHaveLength(1);
  await user.clear(input);
  expect(await optionsOf("Screens")).toEqual(["ClassesPeople"]);
  expect((await optionsOf("Actions"))[0]).toBe("Light themeLook");
});

it("offers the pages of one's own account", async () => {
  const { user, input } = await open("owner@keystone.test");
  await user.type(input, "passk");
  await user.keyboard("{Enter}");
  expect(address()).toBe("/account/passkeys");
});

it("says that nothing was found, and of what", async () => {
  const { user, input } = await open("superadmin@guildway.test");
  await user.type(input, "zyxwvu");
  expect(await screen.findByText("Nothing found for “zyxwvu”")).toBeTruthy();
});

it("a search that fails says so, keeps screens and actions, and is tried again", async () => {
  const { user, input } = await open("superadmin@guildway.test");
  screens.network.cut();
  await user.type(input, "classes");
  expect(await screen.findByText(/The search did not answer/)).toBeTruthy();
  expect(await optionsOf("Screens")).toEqual(["ClassesPeople"]);
  await user.clear(input);
  await user.type(input, "welding basics");
  await screen.findByText(/The search did not answer/);
  screens.network.restore();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await optionsOf("Classes")).toHaveLength(1);
});

it("what was opened stands first the next time, and nothing of it after signing out", async () => {
  const { user, input } = await open("superadmin@guildway.test");
  await user.type(input, "student@keystone.test");
  await waitFor(async () => expect(await active()).toMatch(/^Noah Silva/));
  await user.keyboard("{Enter}{Control>}k{/Control}");
  expect((await optionsOf("Recently opened"))[0]).toMatch(/^Noah Silva/);
  closePalette();
  useAuth.setState({ status: "signed-out" }, true);
  await waitFor(() => expect(localStorage.length).toBe(0));
});

it("another person does not see what the one before opened", async () => {
  const { user, input } = await open("superadmin@guildway.test");
  await user.type(input, "users");
  await user.keyboard("{Enter}");
  await open("readonly@keystone.test");
  await group("Screens");
  expect(screen.queryByRole("group", { name: "Recently opened" })).toBeNull();
});

it("a record whose name is markup is shown as it is", async () => {
  await screens.api.services.db
    .updateTable("courses")
    .set({ title: "<img src=x onerror=alert(1)> Lathework" })
    .where("id", "=", "course-locked")
    .execute();
  const { user, input } = await open("superadmin@guildway.test");
  await user.type(input, "lathework");
  expect((await optionsOf("Classes"))[0]).toContain("<img src=x onerror=alert(1)> Lathework");
});

it("speaks Spanish", async () => {
  const { user, input } = await open("superadmin@guildway.test", "es");
  expect(await optionsOf("Pantallas")).toContain("Users (es)Personas");
  await user.type(input, "zyxwvu");
  expect(await screen.findByText("No se encontró nada para «zyxwvu»")).toBeTruthy();
});
