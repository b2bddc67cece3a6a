import { SpeaksPageLanguage } from "@guildway/ui";
import { openScreens, screen, type Screens, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readArrival } from "./arrival/arrival.ts";
import { texts as signInTexts } from "./features/sign-in/texts.ts";
import { LoginSite } from "./login-site.tsx";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.close());

const wanted = "continueUrl=http%3A%2F%2Flocalhost%3A3000%2Fusers";
/** Shows the login site as who follows a link to it. */
const arrive = (at: string) =>
  screens.show(
    <SpeaksPageLanguage>
      <LoginSite arrival={readArrival(new URL(at, location.origin))} />
    </SpeaksPageLanguage>,
    { at },
  );
const field = (label: string) => screen.findByLabelText(label, { selector: "input" });
const isMarked = async (label: string) =>
  (await field(label)).getAttribute("aria-invalid") === "true";
const valueOf = async (label: string) => ((await field(label)) as HTMLInputElement).value;

it("what is missing in the sign-in is named at its field, and nothing is sent", async () => {
  const user = arrive(`/?${wanted}`);
  const before = screens.network.calls.length;
  await user.click(await screen.findByRole("button", { name: "Sign in" }));
  expect(await isMarked("E-mail address")).toBe(true);
  expect(await isMarked("Password")).toBe(true);
  expect(screens.network.calls).toHaveLength(before);
});

it("a wrong password is refused in a sentence, and what was typed stays", async () => {
  const user = arrive(`/?${wanted}`);
  await user.type(await field("E-mail address"), "superadmin@guildway.test");
  await user.type(await field("Password"), "not this one");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect((await screen.findAllByText(/do not match/)).length).toBeGreaterThan(0);
  expect(await valueOf("E-mail address")).toBe("superadmin@guildway.test");
  expect(await valueOf("Password")).toBe("not this one");
});

it("without a network the sign-in says that nothing was changed", async () => {
  const user = arrive(`/?${wanted}`);
  await user.type(await field("E-mail address"), "superadmin@guildway.test");
  await user.type(await field("Password"), "guildway-demo");
  screens.network.cut();
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect((await screen.findAllByText(/No answer came from the server/)).length).toBeGreaterThan(0);
  screens.network.restore();
});

it("CO-2.2, PU-2.53 the card of an organization shows its logo, whose sign-in it is, the terms and whose product it is", async () => {
  arrive(`/keystone?${wanted}`);
  expect(await screen.findByRole("img", { name: "Keystone Workforce Partners" })).toBeTruthy();
  expect(
    screen.getByRole("heading", { level: 1, name: /Keystone Workforce Partners/ }),
  ).toBeTruthy();
  expect(screen.getByText(/^By signing in you agree/).textContent).toBe(
    "By signing in you agree to our Privacy Policy (opens in a new tab) and Terms (opens in a new tab).",
  );
  const addressOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(addressOf(/^Privacy Policy/)).toBe("https://keystone.test/privacy");
  expect(addressOf(/^Terms/)).toBe("https://keystone.test/terms");
  expect(screen.getByText(/Powered by/)).toBeTruthy();
});

it("where no organization is named, the line on the terms has no links", async () => {
  arrive(`/?${wanted}`);
  expect(
    await screen.findByText("By signing in you agree to our Privacy Policy and Terms."),
  ).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Terms/ })).toBeNull();
});

it("CO-8.3 the reason of an arrival is said in words", async () => {
  arrive(`/?${wanted}&errorCode=perm_role_teacher_admin`);
  expect(await screen.findByText(/account/i, { selector: "p, div" })).toBeTruthy();
});

it.each([
  ["auth_no_token", "could not be completed"],
  ["auth_bad_token", "has expired or was used already"],
  ["auth_no_account", "the record of your account was not found"],
  ["auth_no_organization", "your organization could not be loaded"],
  ["auth_password_changed", "The password of your account was changed"],
  ["auth_address_changed", "The e-mail address of your account was changed"],
  ["auth_session_revoked", "from another browser or device"],
  ["auth_session_reused", "A copy of your session was used"],
  ["something.of-tomorrow", "Something went wrong (something.of-tomorrow)"],
])(
  "CO-8.3, CO-8.5 the code %s is said in plain words, and its message is not shown",
  async (code, words) => {
    arrive(`/?${wanted}&errorCode=${code}&errorMessage=not%20ours%20to%20show`);
    expect(
      await screen.findByText(new RegExp(words.replaceAll(/[().]/g, String.raw`\$&`))),
    ).toBeTruthy();
    expect(document.body.textContent).not.toContain("not ours to show");
  },
);

it("an organization that is not there is named as such, and one signs in all the same", async () => {
  arrive(`/gone-college?${wanted}`);
  expect(await screen.findByText(/No organization has the address “gone-college”/)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Sign in" })).toBeTruthy();
  expect(await field("Password")).toBeTruthy();
});

it("the colour of an organization is on the edge of its card", async () => {
  await screens.api.services.db
    .updateTable("organizations")
    .set({ colour: "#7a1f5c" })
    .where("id", "=", "org-valley")
    .execute();
  arrive(`/valley-college?${wanted}`);
  const heading = await screen.findByRole("heading", { level: 1, name: /Valley/ });
  expect(heading.parentElement?.style.borderBlockStartColor).toBe("rgb(122, 31, 92)");
});

it("who is to go on to a foreign site is not signed in, and reads why", async () => {
  const user = arrive("/?continueUrl=https%3A%2F%2Fevil.example%2F");
  await user.type(await field("E-mail address"), "superadmin@guildway.test");
  await user.type(await field("Password"), "guildway-demo");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect((await screen.findAllByText(/is not one of ours/)).length).toBeGreaterThan(0);
});

it("a sign-up names every field that is missing or wrong", async () => {
  const user = arrive(`/keystone?action=signup&${wanted}`);
  await user.type(await field("E-mail address"), "rosa@nowhere");
  await user.type(await field("Password"), "short");
  const form = (await field("Password")).closest("form")!;
  await user.click(within(form).getAllByRole("button").at(-1)!);
  for (const label of ["First name", "Last name", "E-mail address", "Password"])
    expect(await isMarked(label), label).toBe(true);
});

it("a sign-up that is right sends its mail and says where it went", async () => {
  const user = arrive(`/keystone?action=signup&${wanted}`);
  await user.type(await field("First name"), "Rosa");
  await user.type(await field("Last name"), "Marsh");
  await user.type(await field("E-mail address"), "rosa.marsh@example.test");
  await user.type(await field("Password"), "correct horse battery");
  const form = (await field("Password")).closest("form")!;
  await user.click(within(form).getAllByRole("button").at(-1)!);
  expect(await screen.findByText(/rosa\.marsh@example\.test/)).toBeTruthy();
  const mails = await screens.api.services.db
    .selectFrom("outbox")
    .select("to")
    .where("to", "=", "rosa.marsh@example.test")
    .execute();
  expect(mails).toHaveLength(1);
});

it("a password that is easy to guess is refused at its field, and the name stays", async () => {
  const user = arrive(`/keystone?action=signup&${wanted}`);
  await user.type(await field("First name"), "Rosa");
  await user.type(await field("Last name"), "Marsh");
  await user.type(await field("E-mail address"), "rosa@example.test");
  await user.type(await field("Password"), "passwordpassword");
  const form = (await field("Password")).closest("form")!;
  await user.click(within(form).getAllByRole("button").at(-1)!);
  expect((await screen.findAllByText(/too easy to guess/)).length).toBeGreaterThan(0);
  expect(await isMarked("Password")).toBe(true);
  expect(await valueOf("First name")).toBe("Rosa");
});

it("who forgot their password reads the same whether an account has the address or not", async () => {
  const asked = async (email: string) => {
    const user = arrive(`/?action=forgot&${wanted}`);
    await user.type(await field("E-mail address"), email);
    const form = (await field("E-mail address")).closest("form")!;
    await user.click(within(form).getAllByRole("button").at(-1)!);
    const sentTo = await screen.findByText(email, { exact: false });
    return sentTo.closest("main")!.textContent!.replace(email, "");
  };
  expect(await asked("admin@keystone.test")).toBe(await asked("nobody@keystone.test"));
});

it("CO-8.3 every code is said in Spanish as well", async () => {
  const codes = Object.keys(signInTexts.en.reasons);
  for (const code of codes) {
    arrive(`/?${wanted}&errorCode=${code}&lang=es`);
    expect(await screen.findByText("No ha iniciado sesión")).toBeTruthy();
    expect(document.body.textContent).not.toContain("Algo salió mal");
  }
  expect(codes.length).toBeGreaterThan(7);
});
