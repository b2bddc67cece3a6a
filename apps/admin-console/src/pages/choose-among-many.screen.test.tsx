import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import LocationsPage from "./locations.page.tsx";
import UsersPage from "./users.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  const { db } = screens.api.services;
  const numbers = Array.from({ length: 1001 }, (_, index) => index + 1);
  const padded = (number: number) => String(number).padStart(4, "0");
  const orgId = "org-keystone";
  const employers = numbers.map((number) => {
    return { id: `ep-many-${number}`, orgId, name: `Plant ${padded(number)}` };
  });
  const groups = numbers.map((number) => {
    const title = `Group ${padded(number)}`;
    return { id: `cohort-many-${number}`, orgId, classId: "course-live", title };
  });
  await db.insertInto("employerProfiles").values(employers).execute();
  await db.insertInto("cohorts").values(groups).execute();
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

const at = "/users/user-keystone-0033/edit";
const show = () => screens.show(<UsersPage />, { at, route: "/users/:id?/:action?" });
const stored = () =>
  screens.api.services.db
    .selectFrom("users")
    .select(["employerProfileId", "cohortIds"])
    .where("id", "=", "user-keystone-0033")
    .executeTakeFirstOrThrow();
/** The field that searches, once it is known that there are many. */
const field = async (name: RegExp) =>
  waitFor(() => {
    const found = screen.getByRole<HTMLInputElement>("combobox", { name });
    expect(found.tagName).toBe("INPUT");
    return found;
  });

it("one of more than a thousand is found by typing and chosen by keyboard, and keeps its name", async () => {
  const user = show();
  const employer = await field(/^Employer/);
  await user.click(employer);
  await user.type(employer, "0997");
  const option = await screen.findByRole("option", { name: "Plant 0997" });
  await waitFor(() => expect(employer.getAttribute("aria-activedescendant")).toBe(option.id));
  expect(employer.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getAllByText("1 found").length).toBeGreaterThan(0);
  await user.keyboard("{Enter}");
  expect(employer.value).toBe("Plant 0997");
  expect(employer.getAttribute("aria-expanded")).toBe("false");
  // What is typed and not chosen is not kept.
  await user.type(employer, "x");
  await user.tab();
  expect(employer.value).toBe("Plant 0997");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("link", { name: "Plant 0997" })).toBeTruthy();
  expect((await stored()).employerProfileId).toBe("ep-many-997");
});

it("who opens the form again sees the name of what was chosen, and chooses none by emptying the field", async () => {
  const user = show();
  const employer = await field(/^Employer/);
  await waitFor(() => expect(employer.value).toBe("Plant 0997"));
  await user.clear(employer);
  await user.tab();
  expect(employer.value).toBe("");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("heading", { level: 1 });
  await waitFor(async () => expect((await stored()).employerProfileId).toBeNull());
});

it("several of many are added one after the other, and what is chosen is not offered again", async () => {
  const user = show();
  const group = await screen.findByRole("group", { name: /^Cohorts/ });
  const cohorts = await field(/^Add to cohorts/);
  for (const text of ["0500", "1001"]) {
    await user.type(cohorts, text);
    await screen.findByRole("option", { name: `Group ${text}` });
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("listbox").getAttribute("aria-busy")).toBeNull());
    await user.keyboard("{Enter}");
    expect(await within(group).findByText(`Group ${text}`)).toBeTruthy();
    expect(cohorts.value).toBe("");
  }
  await user.type(cohorts, "0500");
  expect((await screen.findAllByText("Nothing has this in its name.")).length).toBeGreaterThan(0);
  await user.keyboard("{Escape}");
  expect(cohorts.getAttribute("aria-expanded")).toBe("false");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("link", { name: "Group 0500" });
  expect((await stored()).cohortIds).toEqual(["cohort-many-500", "cohort-many-1001"]);
});

it("a search that finds many says that it shows the first", async () => {
  const user = show();
  const employer = await field(/^Employer/);
  await user.type(employer, "plant");
  expect((await screen.findAllByText("The first 20. Type more of the name.")).length).toBe(2);
  expect(screen.getAllByRole("option", { name: /^Plant/ })).toHaveLength(20);
});

it("a list is filtered by one of many", async () => {
  const user = screens.show(<LocationsPage />, {
    at: "/locations?employerProfileId=ep-forge",
    route: "/locations/:id?/:action?",
  });
  const employer = await field(/^Employer/);
  await waitFor(() => expect(employer.value).not.toBe(""));
  await user.clear(employer);
  await user.type(employer, "plant 0003");
  await user.click(await screen.findByRole("option", { name: "Plant 0003" }));
  await waitFor(() => expect(location.search).toBe("?employerProfileId=ep-many-3"));
});
