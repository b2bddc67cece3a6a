import { SpeaksPageLanguage } from "@guildway/ui";
import { openScreens, screen, type Screens } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readArrival } from "./arrival/arrival.ts";
import { LoginSite } from "./login-site.tsx";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.close());

const arrive = (at: string) =>
  screens.show(
    <SpeaksPageLanguage>
      <LoginSite arrival={readArrival(new URL(at, location.origin))} />
    </SpeaksPageLanguage>,
    { at },
  );

it.each([
  ["finish", "Sign in"],
  ["undo-email", "Undo the change"],
])(
  "the link of a mail, %s, does nothing until its button is pressed, and says when it is over",
  async (action, button) => {
    const before = screens.network.calls.length;
    const user = arrive(`/?action=${action}&token=used-long-ago`);
    const send = await screen.findByRole("button", { name: button });
    expect(screens.network.calls).toHaveLength(before);
    await user.click(send);
    expect(await screen.findByText("This link does not work any more")).toBeTruthy();
  },
);

it("who did not try to sign in is led from the mailed link to a new password", async () => {
  arrive("/?action=finish&token=of-a-mail");
  expect(await screen.findByText(/somebody knows your password/)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Set a new password" });
  expect(link.getAttribute("href")).toContain("action=forgot");
});

it("a new address is confirmed by its mailed link with the password, and undone by the one that the old address was mailed", async () => {
  const { api } = screens;
  const token = await api.signIn("owner@keystone.test");
  await api.request("POST", "/v1/identity/email/change", {
    token,
    body: { email: "elsewhere@keystone.test", currentPassword: "guildway-demo" },
  });
  const link = `/?action=confirm-email&token=${await api.mailedToken("elsewhere@keystone.test")}`;
  const newcomer = arrive(link);
  const confirm = () => screen.findByRole("button", { name: "Confirm the address" });
  await newcomer.click(await confirm());
  expect((await screen.findAllByText("Enter your password.")).length).toBeGreaterThan(0);
  await newcomer.type(screen.getByLabelText("Password", { selector: "input" }), "guildway-demo");
  await newcomer.click(await confirm());
  expect(await screen.findByText(/sign in with elsewhere@keystone\.test from now on/)).toBeTruthy();
  const again = arrive(link);
  await again.type(
    await screen.findByLabelText("Password", { selector: "input" }),
    "guildway-demo",
  );
  await again.click(await confirm());
  expect(await screen.findByText("This link does not work any more")).toBeTruthy();
  const user = arrive(
    `/?action=undo-email&token=${await screens.api.mailedToken("owner@keystone.test")}`,
  );
  await user.click(await screen.findByRole("button", { name: "Undo the change" }));
  const done = await screen.findByText(/has the address owner@keystone\.test again/);
  // The server takes the password away, so that whoever took the address cannot come back by it.
  expect(done.textContent).toContain("Its password and passkeys do not work any more");
});

it("a sign-up for a class that is not open says why, with nothing to mend, and leads on without it", async () => {
  const user = arrive(
    "/keystone?action=signup&classId=course-private&continueUrl=http%3A%2F%2Flocalhost%3A3000%2F",
  );
  const field = (label: string) => screen.findByLabelText(label, { selector: "input" });
  await user.type(await field("First name"), "Rosa");
  await user.type(await field("Last name"), "Marsh");
  await user.type(await field("E-mail address"), "rosa@example.test");
  await user.type(await field("Password"), "seven green lamps");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect((await screen.findAllByText(/Not everybody can register/)).length).toBeGreaterThan(0);
  expect(screen.getByRole("alert").querySelector("a")).toBeNull();
  const without = screen.getByRole("link", { name: "Sign up without the class" });
  expect(without.getAttribute("href")).toMatch(/action=signup/);
  expect(without.getAttribute("href")).not.toMatch(/classId/);
});

it("a sign-up whose class closed meanwhile says so, and leads on without the class", async () => {
  const { api } = screens;
  const email = "late@example.test";
  await api.request("POST", "/v1/identity/sign-up", {
    body: {
      organizationSlug: "keystone",
      email,
      password: "seven green lamps",
      firstName: "Rosa",
      lastName: "Marsh",
      classId: "course-welding",
      continueUrl: "http://localhost:3000/",
    },
  });
  const close = { locked: true };
  const { db } = api.services;
  await db.updateTable("courses").set(close).where("id", "=", "course-welding").execute();
  const user = arrive(
    `/keystone?action=confirm&token=${await api.mailedToken(email)}&continueUrl=http%3A%2F%2Flocalhost%3A3000%2F`,
  );
  await user.type(
    await screen.findByLabelText("Password", { selector: "input" }),
    "seven green lamps",
  );
  await user.click(screen.getByRole("button", { name: "Confirm and sign in" }));
  expect(await screen.findByText("The class is not open any more")).toBeTruthy();
  const without = screen.getByRole("link", { name: "Sign up without the class" });
  expect(without.getAttribute("href")).toMatch(/^\/keystone\?action=signup/);
});

it("an invitation's code is given on to the sign-up with what it has earned", async () => {
  const { api } = screens;
  const admin = await api.signIn("admin@keystone.test");
  const invites = "/v1/external/firebase/store/invites";
  const data = { inviteType: "register", accessCode: "112233" };
  const { docId } = (
    await api.request<{ docId: string }>("POST", invites, { token: admin, body: { data } })
  ).body;
  const checked = await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
    body: { id: docId, table: "invites", accessCode: "112233" },
  });
  const user = arrive(
    `/keystone?action=signup&inviteId=${docId}&inviteGrant=${checked.body.grant}&continueUrl=http%3A%2F%2Flocalhost%3A3000%2F`,
  );
  const field = (label: string) => screen.findByLabelText(label, { selector: "input" });
  await user.type(await field("First name"), "Rosa");
  await user.type(await field("Last name"), "Marsh");
  await user.type(await field("E-mail address"), "invited@example.test");
  await user.type(await field("Password"), "seven green lamps");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByText("Check your mail")).toBeTruthy();
});

it("who failed too often reads of the second step", async () => {
  for (let tries = 0; tries < 8; tries++)
    await screens.api.request("POST", "/v1/identity/sign-in", {
      headers: { "x-forwarded-for": `203.0.113.${tries}` },
      body: {
        email: "admin@keystone.test",
        password: "not it",
        continueUrl: "http://localhost:3000/",
      },
    });
  const user = arrive("/?continueUrl=http%3A%2F%2Flocalhost%3A3000%2F");
  const field = (label: string) => screen.findByLabelText(label, { selector: "input" });
  await user.type(await field("E-mail address"), "admin@keystone.test");
  await user.type(await field("Password"), "guildway-demo");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect((await screen.findAllByText(/follow its link to finish/)).length).toBeGreaterThan(0);
});
