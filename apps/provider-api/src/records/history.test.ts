import { expect, it } from "vitest";
import { mostHistoryEntries, mostHistoryEntriesAdded } from "@guildway/api-contract";
import { notedByServer, withAdded, withNewest, withoutKeptEntries } from "./history.ts";

const at = "2026-11-20T12:00:00Z";
const said = (actionTaken: string) => ({ actionAt: at, actionTaken });
const many = (what: string, count: number) =>
  Array.from({ length: count }, (_, index) => said(`${what} ${index}`));

it("a full history keeps its newest entries, and the oldest go", () => {
  const full = Array.from({ length: mostHistoryEntries }, (_, index) => `entry ${index}`);
  const kept = withNewest(["the newest"], full);
  expect(kept).toHaveLength(mostHistoryEntries);
  expect([kept[0], kept.at(-1)]).toEqual(["the newest", `entry ${mostHistoryEntries - 2}`]);
});

it("a record without a history begins one", () => {
  expect(withNewest(["first"], null)).toEqual(["first"]);
});

it("a writer adds what is not there yet, and takes nothing out", () => {
  const sent = { actionTaken: "Sent", at: { day: 1, hour: 2 } };
  const same = { at: { hour: 2, day: 1 }, actionTaken: "Sent" };
  const seen = { ...said("Seen"), by: "invitee" };
  expect(withAdded([said("Seen"), same], [sent], "invitee")).toEqual([seen, sent]);
  expect(withAdded([], [sent], "invitee")).toEqual([sent]);
});

it.each([
  "Employer Agreement Signed",
  "Employer agreement signed on paper",
  "5ponsor Signed",
  "Ernployer Agreement Signed",
  "Ана подписала на бумаге",
  "紙で署名しました",
])("whoever writes says %j in words of their own, which stand as theirs", (words) => {
  expect(withAdded([said(words)], [], "staff")).toEqual([{ ...said(words), by: "staff" }]);
  expect(withAdded([said(words)], [], "invitee")).toEqual([{ ...said(words), by: "invitee" }]);
});

it("no caller says that an entry is the server's or another writer's, and each sends back what was read", () => {
  const noted = notedByServer(at, "Sponsor Signed");
  for (const by of ["server", "staff"])
    expect(() => withAdded([{ ...said("Sponsor Signed"), by }], [], "invitee")).toThrow(
      expect.objectContaining({ code: "input.invalid" }),
    );
  const own = { ...said("Called"), by: "staff" };
  expect(withAdded([said("Mailed"), noted, own], [noted, own], "staff")).toEqual([
    { ...said("Mailed"), by: "staff" },
    noted,
    own,
  ]);
  expect(withAdded([said("Sponsor Signed"), said("Called")], [noted, own], "invitee")).toEqual([
    noted,
    own,
  ]);
});

it("a call that adds too many entries is refused, and staff beyond their room", () => {
  const tooMany = expect.objectContaining({ code: "record.too-many" });
  expect(() => withAdded(many("added", mostHistoryEntriesAdded + 1), [], "staff")).toThrow(tooMany);
  const full = many("before", 150).map((entry) => ({ ...entry, by: "staff" }));
  expect(() => withAdded([said("more"), ...full], full, "staff")).toThrow(tooMany);
  expect(withAdded(full, full, "staff")).toEqual(full);
  expect(withAdded([said("more")], full.slice(1), "staff")).toHaveLength(150);
});

it("invitees without end fill nobody's room: the oldest of their own entries go", () => {
  const noted = notedByServer(at, "Sponsor Signed");
  const called = { ...said("Called"), by: "staff" };
  let history: unknown[] = [called, noted];
  for (const part of [1, 2, 3])
    history = withAdded(many(`part ${part}`, mostHistoryEntriesAdded), history, "invitee");
  expect(history).toHaveLength(102);
  expect(history).toContainEqual({ ...said("part 3 0"), by: "invitee" });
  expect(history).not.toContainEqual({ ...said("part 1 0"), by: "invitee" });
  expect(history.slice(-2)).toEqual([called, noted]);
  expect(withAdded([said("Visited")], history, "staff")).toHaveLength(103);
});

it("long entries of invitees go before they fill sixteen kilobytes, also those that stand there already when staff write", () => {
  const long = (part: string) => ({ ...said(part), note: "x".repeat(1900) });
  const parts = Array.from({ length: 40 }, (_, index) => long(`part ${index}`));
  const history = withAdded(parts, [], "invitee");
  expect(history).toHaveLength(8);
  expect(history[0]).toEqual({ ...long("part 0"), by: "invitee" });
  expect(Buffer.byteLength(JSON.stringify(history))).toBeLessThan(16_500);
  const before = parts.map((entry) => ({ ...entry, by: "invitee" }));
  const called = { ...said("Called"), by: "staff" };
  expect(withAdded([said("Called")], before, "staff")).toEqual([called, ...history]);
  expect(withAdded([], before, "staff")).toEqual(history);
});

it("of a change of a history there is what came and what went", () => {
  const [oldest, kept, newest] = [said("oldest"), said("kept"), said("newest")];
  expect(
    withoutKeptEntries(
      { title: "Foreman", inviteHistory: [kept, oldest] },
      { title: "Smith", inviteHistory: [newest, kept] },
    ),
  ).toEqual([
    { title: "Foreman", inviteHistory: [oldest] },
    { title: "Smith", inviteHistory: [newest] },
  ]);
  const whole = [{ inviteHistory: null }, { inviteHistory: [newest] }] as const;
  expect(withoutKeptEntries(...whole)).toEqual(whole);
  expect(withoutKeptEntries(undefined, whole[1])).toEqual([undefined, whole[1]]);
});

it("what the server notes takes nobody's room", () => {
  const noted = many("Invite Resent", mostHistoryEntries / 2).map((entry) =>
    notedByServer(at, entry.actionTaken),
  );
  const filled = withAdded(many("added", mostHistoryEntriesAdded), noted, "staff");
  expect(filled).toHaveLength(noted.length + mostHistoryEntriesAdded);
});

it("two long histories are compared entry by entry in no time, however much they have in common", () => {
  const parts = Object.fromEntries(Array.from({ length: 75 }, (_, index) => [`part${index}`, {}]));
  const kept = Array.from({ length: mostHistoryEntries }, (_, last) => ({
    ...parts,
    last,
    by: "server",
  }));
  const sent = kept
    .slice(0, mostHistoryEntriesAdded)
    .map((entry) => ({ ...entry, last: -1 - entry.last, by: "staff" }));
  let looked = 0;
  const watched = kept.map(
    (entry) =>
      new Proxy(entry, {
        ownKeys(target) {
          looked += 1;
          return Reflect.ownKeys(target);
        },
      }),
  );
  withAdded(sent, watched, "staff");
  expect(looked).toBeLessThan(10 * mostHistoryEntries);
});
