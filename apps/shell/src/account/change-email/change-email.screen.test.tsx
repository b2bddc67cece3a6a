import { SpeaksPageLanguage } from "@guildway/ui";
import { openScreens, screen, type Screens } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ChangeEmailPage } from "./change-email.page.tsx";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
  await screens.signIn("student@keystone.test");
});
afterAll(() => screens.close());

const show = (at: string) =>
  screens.show(
    <SpeaksPageLanguage>
      <ChangeEmailPage />
    </SpeaksPageLanguage>,
    { at },
  );

it("who asks for another address is told that the link of a mail stores it", async () => {
  const user = show("/account/email");
  expect(screen.getByText("You sign in with student@keystone.test now.")).toBeTruthy();
  await user.type(screen.getByLabelText("New e-mail address"), "noah@example.test");
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  expect((await screen.findAllByText("Enter your password.")).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText("Your password"), "not it");
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  expect((await screen.findAllByText(/not your password/)).length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText("Your password"));
  await user.type(screen.getByLabelText("Your password"), "guildway-demo");
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  expect((await screen.findByRole("status")).textContent).toContain(
    "We sent a link to noah@example.test; the change takes effect when you follow it.",
  );
  expect(await screens.api.mailedToken("noah@example.test")).toBeTruthy();
});

it("speaks Spanish where the visitor does", async () => {
  show("/account/email?lang=es");
  expect(await screen.findByRole("button", { name: "Enviar el enlace" })).toBeTruthy();
  expect(screen.getByRole("navigation", { name: "Su cuenta" })).toBeTruthy();
});
