import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import TrainingPlansPage from "./training-plans.page.tsx";

let screens: Screens;
let plan: string;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
beforeEach(async () => {
  sessionStorage.clear();
  const data = {
    OnetCode: "47-2111.00",
    OnetTitle: "Electricians",
    orgId: "org-keystone",
    name: "Rosa Maria Diaz",
    email: "rosa@example.test",
  };
  const { body } = await screens.api.request<{ docId: string }>(
    "POST",
    "/v1/external/firebase/store/jobProfiles",
    { body: { data } },
  );
  plan = body.docId;
});
afterAll(() => screens.close());

const show = (rest = "") =>
  screens.show(<TrainingPlansPage />, {
    at: `/training-plans${rest}`,
    route: "/training-plans/:id?/:action?",
  });
const button = (name: string) => screen.findByRole("button", { name });
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: "dt" })).nextElementSibling!.textContent;

it("whoever shared a plan is given to somebody, noted, and marked as answered", async () => {
  const user = show(`/${plan}`);
  expect(await screen.findByText("To be answered")).toBeTruthy();
  await user.click(await screen.findByRole("link", { name: "Edit" }));
  const assigned = await screen.findByRole("combobox", { name: /^Taken care of by/ });
  await within(assigned).findByRole("option", { name: "Quinn Kaplan" });
  await user.selectOptions(assigned, "Quinn Kaplan");
  await user.type(screen.getByRole("textbox", { name: /^Note/ }), "Wants to begin in spring");
  expect(screen.queryByRole("textbox", { name: /E-mail/ })).toBeNull();
  await user.click(await button("Save"));
  expect(await screen.findByRole("link", { name: "Quinn Kaplan" })).toBeTruthy();
  expect(await fact("Note")).toBe("Wants to begin in spring");
  await user.click(await button("Mark as answered"));
  expect(await screen.findByText("The plan is marked as answered.")).toBeTruthy();
  expect(await button("Mark as to be answered")).toBeTruthy();
});

it("an invitation is written from a plan, with what it says of the person", async () => {
  show(`/${plan}`);
  const invite = await screen.findByRole("link", { name: "Write an invitation" });
  const { pathname, searchParams } = new URL(invite.getAttribute("href")!, "http://localhost");
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    "/invites/new",
    {
      firstName: "Rosa Maria",
      lastName: "Diaz",
      email: "rosa@example.test",
      orgId: "org-keystone",
      inviteType: "register",
    },
  ]);
});

it("those who wait for an answer are a filter, which leaves out plans that nobody shared", async () => {
  show("?answered=open");
  const rows = await screen.findAllByRole("row", { name: /Rosa Maria Diaz/ });
  expect(within(rows[0]!).getByText("To be answered")).toBeTruthy();
  for (const row of screen.getAllByRole("row").slice(1))
    expect(within(row).getByText("To be answered")).toBeTruthy();
});

it("plans are made by visitors: there is no empty form", async () => {
  show("/new");
  expect(await screen.findByText("No such training plan")).toBeTruthy();
});
