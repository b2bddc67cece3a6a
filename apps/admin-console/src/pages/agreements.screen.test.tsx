import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import ApprenticeAgreementsPage from "./apprentice-agreements.page.tsx";
import EmployerAgreementsPage from "./employer-agreements.page.tsx";
import EmployersPage from "./employers.page.tsx";
import InvitesPage from "./invites.page.tsx";
import WageSchedulesPage from "./wage-schedules.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
beforeEach(() => sessionStorage.clear());
afterAll(() => screens.close());

const rooms = {
  "employer-agreements": <EmployerAgreementsPage />,
  "apprentice-agreements": <ApprenticeAgreementsPage />,
  employers: <EmployersPage />,
  invites: <InvitesPage />,
  "wage-schedules": <WageSchedulesPage />,
};
const show = (room: keyof typeof rooms, rest = "") =>
  screens.show(rooms[room], { at: `/${room}${rest}`, route: `/${room}/:id?/:action?` });
const button = (name: string) => screen.findByRole("button", { name });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const dialog = () => screen.findByRole("dialog");
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: "dt" })).nextElementSibling!.textContent;

it("a history shows what staff noted as theirs, whatever it says", async () => {
  const at = "2026-09-02T12:00:00.000Z";
  await screens.api.services.db
    .insertInto("employerAgreements")
    .values({
      id: "ea-noted",
      orgId: "org-keystone",
      inviteHistory: JSON.stringify([
        { actionAt: at, actionTaken: "Employer Agreement Signed", by: "staff" },
        { actionAt: at, actionTaken: "Invite Sent", by: "server" },
        { actionAt: at, actionTaken: "Viewed" },
        { actionAt: at, actionTaken: "__proto__" },
      ]) as never,
    })
    .execute();
  show("employer-agreements", "/ea-noted");
  const noted = await screen.findByText(/^Employer Agreement Signed/);
  const said = [...noted.closest("ol")!.children].map(({ textContent }) => textContent);
  expect(said.map((text) => text!.replace(/ Sep.*/, "").trim())).toEqual([
    "Employer Agreement Signed (noted by staff)",
    "Invite Sent",
    "Viewed",
    "__proto__",
  ]);
});

it("an employer agreement is prepared, and its signer invited in their language", async () => {
  const user = show("employer-agreements", "/new?employerProfileId=ep-forge");
  await user.type(await screen.findByRole("textbox", { name: /^Signer/ }), "Marisol Keller");
  await user.click(await button("Create employer agreement"));
  expect(await title("Marisol Keller")).toBeTruthy();
  expect(await screen.findByText("Not sent")).toBeTruthy();

  await user.click(await button("Send invitation"));
  expect(await screen.findByText("It has no e-mail address yet. Add one first.")).toBeTruthy();
  await user.click(await within(await dialog()).findByText("Close"));
  await user.click(await screen.findByRole("link", { name: "Edit" }));
  await user.type(await screen.findByRole("textbox", { name: /^E-mail/ }), "new.plant@forge.test");
  await user.click(await button("Save"));

  await user.click(await button("Send invitation"));
  const asked = await dialog();
  expect(asked.textContent).toContain("It goes to new.plant@forge.test.");
  await user.click(within(asked).getByRole("radio", { name: "Spanish" }));
  await user.click(within(asked).getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("The invitation was sent to new.plant@forge.test.")).toBeTruthy();
  expect(await screen.findByText(/^Invite Sent/)).toBeTruthy();
  expect(await button("Send again")).toBeTruthy();
  const mail = await screens.api.services.db
    .selectFrom("outbox")
    .select("subject")
    .where("to", "=", "new.plant@forge.test")
    .where("kind", "=", "invite.link")
    .executeTakeFirstOrThrow();
  expect(mail.subject).toContain("su acuerdo de empleador");
});

it("a signed agreement is not sent any more, and says who signed it and when", async () => {
  show("apprentice-agreements", "/aa-signed");
  expect(await title("Ana Brandt")).toBeTruthy();
  expect(await fact("Signed")).toBe("09/08/2026");
  const signature = await screen.findByRole("img", { name: "Signature" });
  const { pathname, search } = new URL(signature.getAttribute("src")!, "http://localhost");
  expect((await screens.api.fetch(pathname + search)).status).toBe(200);
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
});

it("the code of an invitation is shown for a reason only", async () => {
  const user = show("invites", "/inv-workforce");
  await user.click(await button("Show access code"));
  const asked = await dialog();
  await user.click(within(asked).getByRole("button", { name: "Show the code" }));
  expect(await within(asked).findAllByText(/at least three characters/)).toBeTruthy();
  await user.type(within(asked).getByRole("textbox"), "The employer lost the mail");
  await user.click(within(asked).getByRole("button", { name: "Show the code" }));
  expect(await within(asked).findByText("468023")).toBeTruthy();
});

it("the code of an invitation is offered to nobody who may not change it", async () => {
  await screens.signIn("teacher@keystone.test");
  show("invites", "/inv-employer");
  expect(await screen.findByRole("link", { name: "Preview" })).toBeTruthy();
  expect(await screen.findByText("Whoever holds its access code may change this.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show access code" })).toBeNull();
  await screens.signIn("superadmin@guildway.test");
});

it("an invitation is revoked once that was confirmed, and offers nothing from then on", async () => {
  const user = show("invites", "/inv-open");
  await user.click(await button("Revoke"));
  await user.type(within(await dialog()).getByRole("textbox"), "Sent by mistake");
  await user.click(within(await dialog()).getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText("The invitation is revoked.")).toBeTruthy();
  expect(await screen.findByText("Revoked")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
});

it("PU-5.27 an employer without a wage schedule is told that one is needed, and has the way to it", async () => {
  const { body } = await screens.api.request<{ docId: string }>(
    "POST",
    "/v1/external/firebase/store/employerProfiles",
    {
      token: await screens.api.signIn("superadmin@guildway.test"),
      body: { data: { orgId: "org-keystone", name: "Lehigh Castings" } },
    },
  );
  show("employers", `/${body.docId}`);
  expect(await screen.findByText("At least one Wage Schedule is required.")).toBeTruthy();
  const add = await screen.findByRole("link", { name: "New wage schedule" });
  expect(add.getAttribute("href")).toBe(
    `/wage-schedules/new?employerProfileId=${body.docId}&orgId=org-keystone`,
  );
});

it("a wage schedule is written period by period, and its rules are the server's", async () => {
  const user = show("wage-schedules", "/new?apprenticeshipId=ap-maintenance");
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Maintenance 2027");
  await user.type(screen.getByRole("textbox", { name: /^Entry wage/ }), "30");
  const period = async (number: number, wage: string, hours: string) => {
    await user.click(await button("Add period"));
    await user.type(screen.getByRole("textbox", { name: `Wage of period ${number}` }), wage);
    await user.type(screen.getByRole("textbox", { name: `Duration of period ${number}` }), hours);
  };
  await period(1, "18.5", "4000");
  await period(2, "17", "4000");
  await user.click(await button("Create wage schedule"));
  expect(
    await screen.findAllByText("The 2nd Wage Period must pay more than the 1st."),
  ).toBeTruthy();
  const second = screen.getByRole("textbox", { name: "Wage of period 2" });
  await user.clear(second);
  await user.type(second, "24.75");
  await user.click(await button("Create wage schedule"));
  expect(await title("Maintenance 2027")).toBeTruthy();
  const table = await screen.findByRole("table");
  expect(within(table).getByRole("row", { name: "2 $24.75 83 % 4,000" })).toBeTruthy();
  expect(within(table).getByRole("row", { name: "Hours in all 8,000" })).toBeTruthy();
});

it("a wage schedule of an employer can be edited in steps", async () => {
  const user = show("wage-schedules", "/ws-maintenance");
  await user.click(await button("Edit in steps"));
  expect(document.body.dataset["modal"]).toBe("manageWageSchedule");
});

it("an amount is asked for and shown in dollars and cents", async () => {
  const user = show("wage-schedules", "/ws-maintenance/edit");
  const wage = await screen.findByRole("textbox", { name: /^Entry wage/ });
  const type = async (amount: string) => {
    await user.clear(wage);
    await user.type(wage, amount);
    await user.click(await button("Save"));
  };
  const said = async () => within(await screen.findByRole("alert")).getByRole("link").textContent;
  await type("40.555");
  expect(await said()).toBe("Entry wage: enter dollars and cents, for example 1250.50.");
  await type("-40");
  expect(await said()).toBe("Entry wage: at least 0.");
  await type("1040.5");
  expect(await screen.findByText("$1,040.50")).toBeTruthy();
});

it("wage schedules of all organizations are listed, though their list wants a filter", async () => {
  show("wage-schedules", "?organization=all");
  expect((await screen.findAllByRole("row")).length).toBeGreaterThan(1);
});

it("who is about to delete an employer sees first whose records name it", async () => {
  const user = show("employers", "/ep-solar");
  await user.click(await button("Delete"));
  const asked = await dialog();
  const named = await within(asked).findByText(/^Apprenticeships \(\d+\):/);
  const occupation = "Solar Photovoltaic Installers";
  expect(within(named).getByRole("link", { name: occupation })).toBeTruthy();
});
