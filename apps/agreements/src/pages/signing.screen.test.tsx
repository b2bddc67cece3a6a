import { knowManifest } from "@guildway/federation";
import {
  inviteSigner,
  openScreens,
  screen,
  type Screens,
  waitFor,
} from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import InvitePage from "./invite.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());
beforeEach(() => {
  document.documentElement.lang = "en";
});
afterEach(() => screens.network.restore());

const route = "/external/invite/id/:inviteId?";
const show = (rest: string) =>
  screens.show(<InvitePage />, { at: `/external/invite/id/${rest}`, route });
const invite = () => inviteSigner(screens.api, "employerAgreements");
const open = ({ inviteId }: { inviteId: string }) => show(`${inviteId}?accessCode=192837&lang=en`);
/** An employer who has agreed to sign electronically and has typed a title of their own. */
async function whoTyped() {
  const signer = await invite();
  await signer.agree();
  const user = open(signer);
  await user.type(await screen.findByLabelText("Title"), "Director");
  return signer;
}
const typed = async () => (await screen.findByLabelText<HTMLInputElement>("Title")).value;
/** As when one comes back to the page. */
const comeBack = () => window.dispatchEvent(new Event("visibilitychange"));
const agree = () => screen.findByRole("button", { name: "I agree to sign electronically" });

it("who has not agreed to sign electronically is told what it means, and has nothing to sign with", async () => {
  open(await invite());
  await agree();
  for (const point of ["What it means", "Paper instead", "If you change your mind"])
    expect(screen.getByText(point)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign & Accept" })).toBeNull();
  expect(screen.queryByLabelText("Printed name")).toBeNull();
});

it("an answer that does not arrive says so; one that does is kept, and asked for once", async () => {
  const signer = await invite();
  const user = open(signer);
  const button = await agree();
  screens.network.cut();
  await user.click(button);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "nothing was signed. Try again.",
  );
  screens.network.restore();
  await user.click(await agree());
  expect(await screen.findByRole("button", { name: "Sign & Accept" })).toBeTruthy();
  open(signer);
  expect(await screen.findByText(/^You agreed on .* to sign electronically$/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "I agree to sign electronically" })).toBeNull();
});

it("an agreement that changes on the page while it is read says so, with what was typed in its place", async () => {
  await whoTyped();
  await screens.api.services.db
    .updateTable("wageSchedules")
    .set(({ eb }) => ({ title: "Wages, mended", version: eb("version", "+", 1) }))
    .where("id", "=", "ws-maintenance")
    .execute();
  comeBack();
  expect(await screen.findByText("Wages, mended")).toBeTruthy();
  expect(await screen.findByText("What changed: the wage schedule.")).toBeTruthy();
  expect(await typed()).toBe("Director");
});

it("an agreement that names another employer while it is signed is read anew, with what was typed in its place", async () => {
  const { id } = await whoTyped();
  await screens.api.services.db
    .updateTable("employerAgreements")
    .set(({ eb }) => ({ employerProfileId: null, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  comeBack();
  expect(await screen.findByText(/^What changed: .*the agreement itself/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Lehigh Forge and Machine")).toBeNull());
  expect(await typed()).toBe("Director");
});

it("PU-4.12 a preview has nothing to agree to, to sign or to decline", async () => {
  await screens.signIn("admin@keystone.test");
  show("inv-employer?preview=true");
  expect(await screen.findByText("This is a preview. Only who was invited can sign.")).toBeTruthy();
  await screen.findByText("Employer Management Approval", { exact: false });
  for (const name of [/^I agree/, /^Sign/, /^Decline/, /signature$/])
    expect(screen.queryByRole("button", { name })).toBeNull();
});
