import { knowManifest } from "@guildway/federation";
import { UiLanguage } from "@guildway/ui";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import UsersImportPage from "./users-import.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

const show = () => screens.show(<UsersImportPage />, { at: "/import-users" });
const csv = (...lines: string[]) =>
  new File([lines.join("\n")], "people.csv", { type: "text/csv" });
const outcomes = async () => {
  const table: HTMLTableElement = await screen.findByRole("table");
  return [...table.tBodies[0]!.rows].map((row) =>
    [...row.cells].map(({ textContent }) => textContent.trim()),
  );
};
const counts = () =>
  Object.fromEntries(
    screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  );
const stored = (email: string) =>
  screens.api.services.db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();

it("before anything is saved one sees what would come of each row, the refused first, and imports the rest after one question", async () => {
  const user = show();
  await user.upload(
    await screen.findByLabelText("CSV file"),
    csv(
      "E-mail;First name;Last name;Role;Location",
      "import-ana@example.test;Ana;Cole;Expert;Bethlehem Works",
      "student@keystone.test;;;;",
      "nobody;No;One;king;",
    ),
  );
  await screen.findByRole("heading", { name: "Nothing is saved yet" });
  expect(document.activeElement?.textContent).toBe("Nothing is saved yet");
  expect(counts()).toEqual({ New: "1", Changed: "0", Unchanged: "1", Refused: "1" });
  expect(await outcomes()).toEqual([
    ["4", "No Onenobody", "RefusedE-mail: must be one e-mail address.Role: is no role here."],
    ["2", "Ana Coleimport-ana@example.test", "New"],
    ["3", "student@keystone.test", "Unchanged"],
  ]);
  expect(await stored("import-ana@example.test")).toBeUndefined();
  await user.click(screen.getByRole("button", { name: "Import 1 person" }));
  const question = within(screen.getByRole("dialog"));
  expect(question.getByText(/Import 1 person into/)).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Import 1 person" }));
  await screen.findByRole("heading", { name: "The import is done" });
  expect(await stored("import-ana@example.test")).toMatchObject({
    name: "Ana Cole",
    role: ["teacher"],
    locationId: "loc-bethlehem",
  });
  const link = await screen.findByRole("link", { name: "Ana Cole" });
  expect(link.getAttribute("href")).toMatch(/^\/users\/./);
});

it("of whom is known already one sees each change before it is made, from what to what", async () => {
  const user = show();
  await user.upload(
    await screen.findByLabelText("CSV file"),
    csv("E-mail,First name,Role", "person1@keystone.test,Anna,Admin"),
  );
  await screen.findByRole("heading", { name: "Nothing is saved yet" });
  const person = await stored("person1@keystone.test");
  const [[, , told] = []] = await outcomes();
  expect(told).toBe(`ChangedFirst name: ${person!.firstName} → AnnaRole: Expert → Admin`);
});

it("where a heading is not known one chooses what its column holds, and without an address nothing is checked", async () => {
  const user = show();
  const address = "import-choice@example.test";
  await user.upload(
    await screen.findByLabelText("CSV file"),
    csv("Contact,First name,Shoe size", `${address},Ben,9`),
  );
  const contact = await screen.findByRole("combobox", { name: "Column “Contact”" });
  expect(screen.getByRole("combobox", { name: "Column “Shoe size”" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Check 1 row" }));
  expect(screen.getByText(/Choose which column holds the e-mail address/)).toBeTruthy();
  await user.selectOptions(contact, "E-mail");
  await user.click(screen.getByRole("button", { name: "Check 1 row" }));
  await waitFor(() => expect(counts()["New"]).toBe("1"));
});

it("what was chosen stays where no answer comes, and goes on from there", async () => {
  const user = show();
  const input = await screen.findByLabelText("CSV file");
  const rows = Array.from({ length: 250 }, (_, at) => `import-net-${at}@example.test`);
  screens.network.cut();
  await user.upload(input, csv("email", ...rows));
  expect(
    await screen.findByText(/No answer came from the server\. Your file is still here/),
  ).toBeTruthy();
  screens.network.restore();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(counts()["New"]).toBe("250"), { timeout: 10_000 });
  await user.click(screen.getByRole("button", { name: "Import 250 people" }));
  screens.network.cut();
  await user.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Import 250 people" }),
  );
  await screen.findByRole("alert");
  screens.network.restore();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { name: "The import is done" }, { timeout: 10_000 });
  expect(counts()).toEqual({ New: "250", Changed: "0", Unchanged: "0", Refused: "0" });
  expect(await stored(rows.at(-1)!)).toBeTruthy();
});

it("who named too many people of other organizations today is told so, and keeps the file", async () => {
  const { db, clock } = screens.api.services;
  const key = "addresses elsewhere of org-keystone";
  const at = clock().toISOString();
  await db
    .insertInto("attempts")
    .values(Array.from({ length: 100 }, () => ({ key, at })))
    .execute();
  const user = show();
  const input = await screen.findByLabelText("CSV file");
  await user.upload(input, csv("email", "student@valley-college.test"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/of people in other organizations.*Your file is still here/);
  await db.deleteFrom("attempts").where("key", "=", key).execute();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(counts()["Refused"]).toBe("1"));
});

it("a file that cannot be read is refused with what to do", async () => {
  const user = show();
  await user.upload(await screen.findByLabelText("CSV file"), csv("email"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/has no rows below its headings/);
});

it("in Spanish the faults are Spanish too", async () => {
  const user = screens.show(
    <UiLanguage lang="es">
      <UsersImportPage />
    </UiLanguage>,
    { at: "/import-users" },
  );
  await user.upload(
    await screen.findByLabelText("Archivo CSV"),
    csv("Correo,Función", "import-es@example.test,rey"),
  );
  await screen.findByRole("heading", { name: "Todavía no se guardó nada" });
  expect((await outcomes())[0]!.at(-1)).toBe("RechazadaRol: no es un rol de aquí.");
});
