import { expect, it } from "vitest";
import { importedFields } from "@guildway/api-contract";
import { faultInWords } from "./fault-in-words.ts";
import { resultsCsv } from "./csv-files.ts";
import { labels } from "./labels.ts";
import { matchColumns } from "./match-columns.ts";
import { type PeopleFile, readPeopleFile } from "./people-file.ts";
import { rowsToSend } from "./rows-to-send.ts";
import { texts } from "./texts.ts";

const read = (content: string | Uint8Array<ArrayBuffer>) =>
  readPeopleFile(new File([content], "people.csv"));
const people = async (content: string) => (await read(content)) as PeopleFile;

it.each([
  ["commas", "E-mail,Last name\na@b.test,Diaz\n"],
  ["semicolons and the mark of Excel", "\uFEFFE-mail;Last name\r\na@b.test;Diaz\r\n"],
  ["tabs", "E-mail\tLast name\na@b.test\tDiaz"],
])("a file is read with %s", async (_, content) => {
  const { headers, rows } = await people(content);
  expect(headers).toEqual(["E-mail", "Last name"]);
  expect(rows).toEqual([{ line: 2, cells: ["a@b.test", "Diaz"] }]);
});

it("a row is told by the line where it begins, also below line breaks in quotes and empty lines", async () => {
  const { rows } = await people('email,title\na@b.test,"one\r\ntwo, ""three"""\n\n;\nc@d.test,x\n');
  expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [2, "a@b.test"],
    [5, ";"],
    [6, "c@d.test"],
  ]);
  expect(rows[0]!.cells[1]).toBe('one\r\ntwo, "three"');
});

it("what cannot be read is named", async () => {
  expect(await read(new Uint8Array([0x65, 0x0a, 0xe9, 0x0a]))).toBe("not-text");
  expect(await read("email\n")).toBe("no-rows");
  expect(await read("")).toBe("no-rows");
  expect(await read('email,title\na@b.test,"open\n')).toBe("open-quote");
  expect(await read(`email\n${"a@b.test\n".repeat(10_001)}`)).toBe("too-many-rows");
  expect(await read("x".repeat(10_000_001))).toBe("too-large");
});

it("headings are matched in English and Spanish, however they are written", () => {
  expect(
    matchColumns(["First Name", "APELLIDOS", "E-Mail", "Cargo", "Lugar", "Shoe size"]),
  ).toEqual(["firstName", "lastName", "email", "title", "location", ""]);
  expect(matchColumns(importedFields.map((field) => labels.en[field]))).toEqual(importedFields);
  expect(matchColumns(importedFields.map((field) => labels.es[field]))).toEqual(importedFields);
  expect(matchColumns(["email", "correo electrónico"])).toEqual(["email", ""]);
});

it("who stands in the file twice, or in characters that cannot be kept, is not sent", async () => {
  const file = await people(
    `email,first name,shoes\na@b.test,Ana,7\nA@B.test,Ana,7\nc@d.test,An\u0001a,7\nd@e.test,${"x".repeat(2000)},7`,
  );
  const { rows, refused } = rowsToSend(file, matchColumns(file.headers));
  expect(rows).toEqual([
    { line: 2, email: "a@b.test", firstName: "Ana" },
    { line: 5, email: "d@e.test", firstName: "x".repeat(1000) },
  ]);
  expect(refused.map(({ line, faults }) => [line, faults[0]!.field])).toEqual([
    [3, "email"],
    [4, "firstName"],
  ]);
});

it("a fault is told with the column's name, in both languages", () => {
  const role = { field: "role", reason: "must be one of superAdmin, owner" };
  expect(faultInWords(role, texts.en, labels.en)).toBe("Role: is no role here.");
  expect(faultInWords(role, texts.es, labels.es)).toBe("Rol: no es un rol de aquí.");
  const place = { field: "location", reason: "names no record of this organization: Oz" };
  expect(faultInWords(place, texts.es, labels.es)).toBe("Lugar: aquí no existe este lugar: Oz.");
  const unforeseen = { field: "locationId", reason: "has a new reason" };
  expect(faultInWords(unforeseen, texts.en, labels.en)).toBe("Location: has a new reason.");
});

it("the results are in the order of the file, and no cell is calculated", () => {
  const result = { id: null, faults: [] };
  const csv = resultsCsv(
    [
      { ...result, line: 3, outcome: "unchanged" },
      {
        ...result,
        line: 4,
        outcome: "updated",
        changes: [
          { field: "role", from: "student", to: "teacher" },
          { field: "testUser", from: null, to: "yes" },
        ],
      },
      {
        ...result,
        line: 2,
        outcome: "refused",
        faults: [{ field: "role", reason: "is above your own" }],
      },
    ],
    new Map([
      [2, { name: "=HYPERLINK(1)", email: "a@b.test" }],
      [3, { name: "Ana", email: "@x" }],
      [4, { name: "Ben", email: "b@c.test" }],
    ]),
    { words: texts.en, lang: "en", organization: { type: undefined } },
  );
  expect(csv.split("\r\n")).toEqual([
    "Line,Person,E-mail,Result,Details",
    '2,"\'=HYPERLINK(1)",a@b.test,Refused,Role: is above your own.',
    '3,Ana,"\'@x",Unchanged,',
    "4,Ben,b@c.test,Changed,Role: Student → Teacher. Test user: nothing → yes.",
  ]);
});
