import { openModal, knowRemote } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { manifest } from "../../manifest.ts";
import { remote } from "../../remote.tsx";
import { WageSchedulesCard } from "../../wages/wage-schedules-card.tsx";

let screens: Screens;
beforeAll(async () => {
  knowRemote(manifest, remote);
  screens = await openScreens();
  await screens.signIn("admin@keystone.test");
});
beforeEach(() => sessionStorage.clear());
afterEach(() => screens.network.restore());
afterAll(() => screens.close());

type User = ReturnType<Screens["show"]>;

const forge = {
  employerProfileId: "ep-forge",
  apprenticeshipId: "ap-maintenance", // 8,000 hours
  orgId: "org-keystone",
};
const year = new Date().getFullYear();
const box = (name: string | RegExp) => screen.findByRole("textbox", { name });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const valueOf = async (name: string | RegExp) => ((await box(name)) as HTMLInputElement).value;
const toast = (text: string) => screen.findByText(text);
const schedules = (id: string) =>
  screens.api.services.db
    .selectFrom("wageSchedules")
    .selectAll()
    .where("apprenticeshipId", "=", id)
    .orderBy("createdAt", "desc")
    .execute();

/** Opens the modal for a new schedule, or to change one. */
function open(more: object = {}): User {
  const user = screens.show(<p>Behind</p>);
  openModal("agreements.manageWageSchedule", { ...forge, ...more });
  return user;
}

async function fill(user: User, name: string | RegExp, value: string) {
  const field = await box(name);
  await user.clear(field);
  if (value) await user.type(field, value);
  await user.tab();
}

/** Goes to the wage rates, with an entry wage. */
async function toRates(user: User, entryWage?: string) {
  if (entryWage) await fill(user, "Entry wage", entryWage);
  await user.click(await button("Next"));
  await screen.findByRole("heading", { name: "Wage rates" });
}

/** The rows of the table, without its head. */
const table = () =>
  within(screen.getByRole("table", { name: "Wage periods" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

/** Edits a period, or adds one, and saves its dialog. */
async function period(user: User, opener: string | RegExp, amount: string, duration?: string) {
  await user.click(await button(opener));
  const dialog = within(await screen.findByRole("dialog", { name: /(Add|Edit) .* Wage Period/ }));
  await fill(user, /^Pay an hour/, amount);
  if (duration !== undefined) await fill(user, /^Duration/, duration);
  await user.click(dialog.getByRole("button", { name: "Save" }));
}

describe("the first step", () => {
  it("CP-2.19, CP-4.19, CP-5.11, CP-9.2 of a new schedule asks for title and entry wage, and begins with the occupation, the year and 10.96", async () => {
    open();
    await screen.findByRole("dialog", { name: "New Wage Schedule" });
    expect(await screen.findByText("Step 1 of 2")).toBeTruthy();
    expect(await valueOf("Title")).toBe(`Industrial Machinery Mechanics ${year}`);
    expect(await valueOf("Entry wage")).toBe("10.96");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("CP-5.10 does not go on without a title", async () => {
    const user = open();
    await fill(user, "Title", " ");
    await user.click(await button("Next"));
    expect((await screen.findAllByText("Title is required.")).length).toBeGreaterThan(0);
    expect(screen.getByText("Step 1 of 2")).toBeTruthy();
  });

  it("CP-5.12, CP-9.1 rounds the entry wage to cents, and refuses less than 5.15 and what is no amount", async () => {
    const user = open();
    await fill(user, "Entry wage", "18.456");
    expect(await valueOf("Entry wage")).toBe("18.46");
    for (const [typed, message] of [
      ["5.14", "The entry wage must not be less than the minimum wage ($5.15)."],
      ["plenty", "Enter an amount in dollars and cents, for example 18.50."],
    ] as const) {
      await fill(user, "Entry wage", typed);
      await user.click(await button("Next"));
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    }
    await toRates(user, "5.15");
  });

  it("says beside a wage that federal law asks for more today, and lets it pass", async () => {
    const user = open();
    await fill(user, "Entry wage", "7.24");
    expect(await screen.findByText(/at least \$7\.25 an hour since July 24, 2009/)).toBeTruthy();
    await fill(user, "Entry wage", "7.25");
    expect(screen.queryByText(/since July 24, 2009/)).toBeNull();
  });
});

describe("the second step", () => {
  it("CP-4.20, CP-4.21, CP-4.25 shows three periods at 47, 67 and 87 % of the entry wage, a third of the hours each, and Back returns to what was typed", async () => {
    const user = open();
    await fill(user, "Title", "Ours");
    await toRates(user, "30");
    expect(table()).toEqual(
      ["1st$14.1047%2,666", "2nd$20.1067%2,666", "3rd$26.1087%2,668", "In all8,000"].map((row) =>
        expect.stringContaining(row),
      ),
    );
    expect(
      screen.getByRole("img", {
        name: "Pay rises in 3 periods from $14.10 to $26.10 an hour; the entry wage is $30.00.",
      }),
    ).toBeTruthy();
    await user.click(await button("Back"));
    expect(await valueOf("Title")).toBe("Ours");
    expect(await valueOf("Entry wage")).toBe("30.00");
  });

  it("CP-4.23, CP-4.24 a period is edited in a dialog of its own, and the list is a new one", async () => {
    const user = open();
    await toRates(user, "30");
    await period(user, "Edit 2nd Wage Period", "19.5", "2665.2");
    await waitFor(() => expect(table()[1]).toContain("2nd$19.5065%2,666"));
    await user.click(await button("Edit 2nd Wage Period"));
    await fill(user, /^Pay an hour/, "25");
    await user.click(within(screen.getByRole("dialog", { name: /Edit 2nd/ })).getByText("Cancel"));
    expect(table()[1]).toContain("$19.50");
  });

  it("CP-5.13 a period pays more than the one before and at most the next, or the entry wage", async () => {
    const user = open();
    await toRates(user, "30");
    for (const [opener, refused, message] of [
      ["Edit 1st Wage Period", "5.14", "Enter an amount from $5.15 to $20.10."],
      ["Edit 2nd Wage Period", "14.10", "Enter an amount from $14.11 to $26.10."],
      ["Edit 2nd Wage Period", "26.11", "Enter an amount from $14.11 to $26.10."],
      ["Edit 3rd Wage Period", "30.01", "Enter an amount from $20.11 to $30.00."],
    ] as const) {
      await period(user, opener, refused);
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
      await user.keyboard("{Escape}");
      const asked = screen.getByRole("dialog", { name: /Wage Period/ });
      await user.click(within(asked).getByText("Cancel"));
    }
    await period(user, "Edit 3rd Wage Period", "30");
    await waitFor(() => expect(table()[2]).toContain("3rd$30.00100%"));
  });

  it("CP-5.14 where the last period leaves no room below the entry wage, none is added, and the dialog says what to reduce", async () => {
    const user = open();
    await toRates(user, "30");
    await period(user, "Edit 3rd Wage Period", "30");
    await user.click(await button("Add Wage Period"));
    const dialog = within(await screen.findByRole("dialog", { name: "Add 4th Wage Period" }));
    expect(
      dialog.getByText("Reduce the 3rd Wage Period amount before adding a 4th Wage Period."),
    ).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  });

  it("CP-5.15, CP-5.18 a period lasts whole hours, rounded up, from one to those of the training; the note says what they miss", async () => {
    const user = open();
    await toRates(user, "30");
    for (const refused of ["0", "8001", "long"]) {
      await period(user, "Edit 1st Wage Period", "14.10", refused);
      expect(
        (await screen.findAllByText("Enter whole hours, from 1 to 8,000.")).length,
      ).toBeGreaterThan(0);
      const asked = screen.getByRole("dialog", { name: /Wage Period/ });
      await user.click(within(asked).getByText("Cancel"));
    }
    await user.click(await button("Edit 1st Wage Period"));
    const dialog = within(await screen.findByRole("dialog", { name: /Edit 1st/ }));
    await fill(user, /^Duration/, "0.2");
    expect(dialog.getByText("Total hours fall short of OJT Hours by 2665 hrs")).toBeTruthy();
    await fill(user, /^Duration/, "2700");
    expect(dialog.getByText("Total hours exceed OJT Hours by 34 hrs")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Total hours exceed OJT Hours by 34 hrs")).toBeTruthy();
  });

  it("CP-5.16 a period can be deleted from four periods on", async () => {
    const user = open();
    await toRates(user, "30");
    expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull();
    await period(user, "Add Wage Period", "28", "10");
    expect(await screen.findAllByRole("button", { name: /^Delete .* Wage Period$/ })).toHaveLength(
      4,
    );
    await user.click(await button("Delete 4th Wage Period"));
    expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull();
    expect(table()).toHaveLength(4);
  });

  it("has each rule with its reason", async () => {
    const user = open();
    await toRates(user);
    const why = (await screen.findByText("Why these rules?")).closest("details")!;
    expect(within(why).getAllByRole("term", { hidden: true })).toHaveLength(5);
  });
});

/** As a toast, and above the form, where it stays. */
const saidTwice = (text: string) =>
  waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));

describe("saving", () => {
  it("CP-1.2, CP-4.22 makes a schedule, says 'Wage Schedule created!', reloads the list and closes", async () => {
    const user = screens.show(
      <WageSchedulesCard {...forge} filters={{ apprenticeshipId: "ap-maintenance" }} canEdit />,
    );
    await user.click(await button("New Wage Schedule"));
    await fill(user, "Title", "Second shift");
    await toRates(user, "28");
    await user.click(await button("Save"));
    expect(await toast("Wage Schedule created!")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByRole("heading", { name: "Second shift" })).toBeTruthy();
    const [made] = await schedules("ap-maintenance");
    expect(made).toMatchObject({ title: "Second shift", employerProfileId: "ep-forge" });
    expect(made!.orgId).toBe("org-keystone");

    await user.click(await button("Edit Second shift"));
    await screen.findByRole("dialog", { name: "Edit Wage Schedule" });
    await fill(user, "Title", "Third shift");
    await toRates(user);
    await user.click(await button("Save"));
    expect(await toast("Wage Schedule updated!")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Third shift" })).toBeTruthy();
    await screens.api.services.db.deleteFrom("wageSchedules").where("id", "=", made!.id).execute();
  });

  it("CP-5.19 is refused where the hours are not those of the training", async () => {
    const user = open();
    await toRates(user, "30");
    await period(user, "Edit 3rd Wage Period", "26.10", "2600");
    await user.click(await button("Save"));
    await saidTwice("Total hours (7932) must equal OJT hours (8000).");
  });

  it("is refused in words where the employer has as many as it may", async () => {
    const db = screens.api.services.db;
    const title = "One of fifty";
    const one = { title, ...forge };
    await db
      .insertInto("wageSchedules")
      .values(Array.from({ length: 50 }, (_, at) => ({ ...one, id: `ws-many-${at}` })))
      .execute();
    const user = open();
    await toRates(user);
    await user.click(await button("Save"));
    expect(
      await screen.findByText(/There are as many wage schedules of this employer/),
    ).toBeTruthy();
    await db.deleteFrom("wageSchedules").where("title", "=", title).execute();
  });

  it.each([
    [
      "CP-5.20 is refused where a period pays less than the federal minimum",
      [{ wageAmount: 5, duration: 8000 }],
      "Wages must meet US Federal Min. Wage ($5.15) requirements.",
    ],
    ["CP-5.21 is refused without periods", [], "Wage rates required."],
  ])("%s", async (_, wageRates, message) => {
    const id = "ws-maintenance";
    const db = screens.api.services.db;
    const kept = await db
      .selectFrom("wageSchedules")
      .select("wageRates")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const set = (rates: unknown) =>
      db
        .updateTable("wageSchedules")
        .set({ wageRates: JSON.stringify(rates) as never })
        .where("id", "=", id)
        .execute();
    await set(wageRates);
    const user = open({ wageScheduleId: id });
    await toRates(user);
    await user.click(await button("Save"));
    await saidTwice(message);
    await set(kept.wageRates);
  });

  it("CP-8.3 that fails says 'Something went wrong', and what was typed stays", async () => {
    const user = open();
    await fill(user, "Title", "Night shift");
    await toRates(user, "30");
    await period(user, "Edit 1st Wage Period", "15");
    screens.network.cut();
    await user.click(await button("Save"));
    expect(await toast("Something went wrong")).toBeTruthy();
    expect(await screen.findByText(/Your entries are still here/)).toBeTruthy();
    expect(table()[0]).toContain("1st$15.00");

    screens.network.restore();
    const again = open();
    expect(await valueOf("Title")).toBe("Night shift");
    await toRates(again);
    expect(table()[0]).toContain("1st$15.00");
    await again.click(await button("Back"));
    await again.click(await button("Cancel"));
    open();
    expect(await valueOf("Title")).not.toBe("Night shift");
  });
});
