import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import UsersPage from "./users.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

const show = (at: string) => screens.show(<UsersPage />, { at, route: "/users/:id?/:action?" });
const button = (name: string) => screen.findByRole("button", { name });
const registration = (id: string) =>
  screens.api.services.db
    .selectFrom("externalRegistrations")
    .select(["status", "reason"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

it("a filter of the users lists those whose registration waits", async () => {
  show("/users?membership=waits");
  const table: HTMLTableElement = await screen.findByRole("table");
  await waitFor(() => expect(table.tBodies[0]!.rows).toHaveLength(2));
});

it("a registration stands on the person's page, says what confirming means, and is confirmed", async () => {
  const user = show("/users/user-keystone-0005");
  expect(await screen.findByText("Spring evenings")).toBeTruthy();
  await user.click(await button("Confirm registration"));
  const asked = await screen.findByRole("dialog", { name: /^Confirm the registration for / });
  expect(asked.textContent).toContain("The person joins the class");
  expect(asked.textContent).toContain("A mail in English tells them.");
  await user.click(within(asked).getByRole("button", { name: "Confirm registration" }));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Confirm registration" })).toBeNull(),
  );
  expect(await registration("registration-spring")).toMatchObject({ status: "confirmed" });
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

it("a registration is refused with a reason, after it was said in which language the mail is", async () => {
  const user = show("/users/user-keystone-0011");
  await user.click(await button("Refuse"));
  const asked = await screen.findByRole("dialog", { name: /^Refuse the registration for / });
  expect(asked.textContent).toContain("A mail in Spanish tells them.");
  await user.type(within(asked).getByRole("textbox"), "La clase está llena.");
  await user.click(within(asked).getByRole("button", { name: "Refuse registration" }));
  await waitFor(async () =>
    expect(await registration("registration-weekends")).toEqual({
      status: "refused",
      reason: "La clase está llena.",
    }),
  );
});

it("a registration that somebody else decided meanwhile is not decided again, and why is said", async () => {
  const user = show("/users/user-valley-college-student");
  await user.click(await button("Refuse"));
  await screens.api.services.db
    .updateTable("externalRegistrations")
    .set({ status: "confirmed" })
    .where("id", "=", "registration-valley")
    .execute();
  const asked = await screen.findByRole("dialog");
  await user.click(within(asked).getByRole("button", { name: "Refuse registration" }));
  expect(await screen.findByText("Somebody else decided it already, in another way.")).toBeTruthy();
});

it("a registration that its person changed meanwhile is not decided unseen: it is shown as it is now", async () => {
  const { db, clock } = screens.api.services;
  const waits = { userId: "user-keystone-0008", orgId: "org-keystone", status: "pending" } as const;
  const asked = { id: "registration-changes", classId: "course-register", cohortId: "cohort-a" };
  await db
    .insertInto("externalRegistrations")
    .values({ ...asked, ...waits, createdAt: clock().toISOString() })
    .execute();
  await db
    .updateTable("users")
    .set({ registrationPending: true })
    .where("id", "=", waits.userId)
    .execute();
  const user = show(`/users/${waits.userId}`);
  await user.click(await button("Confirm registration"));
  await db
    .updateTable("externalRegistrations")
    .set({ cohortId: "cohort-b", version: 2 })
    .where("id", "=", asked.id)
    .execute();
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Confirm registration" }));
  expect(await screen.findByText(/the person has chosen otherwise/)).toBeTruthy();
  expect(await registration(asked.id)).toMatchObject({ status: "pending" });
});
