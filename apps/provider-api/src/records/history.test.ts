import { expect, it } from "vitest";
import { mostHistoryEntries } from "@guildway/api-contract";
import { withAdded, withNewest } from "./history.ts";

it("a full history keeps its newest entries, and the oldest go", () => {
  const full = Array.from({ length: mostHistoryEntries }, (_, index) => `entry ${index}`);
  const kept = withNewest(["the newest"], full);
  expect(kept).toHaveLength(mostHistoryEntries);
  expect([kept[0], kept.at(-1)]).toEqual(["the newest", `entry ${mostHistoryEntries - 2}`]);
});

it("a record without a history begins one", () => {
  expect(withNewest(["first"], null)).toEqual(["first"]);
});

it("an invitee adds what is not there yet, and takes nothing out", () => {
  const sent = { actionTaken: "Sent", at: { day: 1, hour: 2 } };
  const same = { at: { hour: 2, day: 1 }, actionTaken: "Sent" };
  expect(withAdded(["seen", same], [sent])).toEqual(["seen", sent]);
  expect(withAdded(null, [sent])).toEqual([sent]);
});

it.each([
  "Sponsor Signed",
  " employer  agreement signed ",
  "Agreed to Sign Electronically",
  "Sponsor\u200b Signed",
  "Spon\u00adsor Signed",
  "Sponsor Sígned",
  "Sponsor S1gned",
  "Sponsor Slgned.",
  "The sponsor signed today",
])(
  "whoever writes does not say that %j, which we note ourselves, and sends back what we noted",
  (actionTaken) => {
    const entry = { actionAt: "2020-01-01T00:00:00Z", actionTaken };
    expect(() => withAdded([entry], [])).toThrow("may not do this");
    expect(withAdded([entry, { actionTaken: "Data Submitted" }], [entry])).toHaveLength(2);
  },
);

it.each([
  "Sp\u043ensor Signed",
  "\ua731p\u1d0fn\ua731\u1d0fr Signed",
  "\ua4e2\ua4d1\ua4f3\ua4e0\ua4e2\ua4f3\ua4e3 \ua4e2\ua4f2\ua4d6\ua4e0\ua4f0\ua4d3",
  "\u{1f1f8}ponsor Signed",
])("whoever writes does not say %j in letters that only look like ours", (actionTaken) =>
  expect(() => withAdded([{ actionTaken }], [])).toThrow("wrong shape"),
);

it.each(["Data Submitted", "Datos enviados: año 2026", "Reminded – by phone", "Invitee called"])(
  "whoever writes says %j",
  (actionTaken) => expect(withAdded([{ actionTaken }], [])).toEqual([{ actionTaken }]),
);

it("an invitee who adds without end fills half of a history, and what was there before stays", () => {
  const named = (what: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${what} ${index}`);
  const filled = withAdded(named("added", mostHistoryEntries), ["sent"]);
  expect(filled).toHaveLength(mostHistoryEntries / 2);
  expect(filled.at(-1)).toBe("sent");
  expect(withAdded(["more"], filled)).toEqual(filled);
  const full = named("sent", mostHistoryEntries);
  expect(withAdded(["more"], full)).toEqual(full);
});

it("two long histories are compared entry by entry in no time, however much they have in common", () => {
  const parts = Object.fromEntries(Array.from({ length: 75 }, (_, index) => [`part${index}`, {}]));
  const history = (from: number) =>
    Array.from({ length: mostHistoryEntries }, (_, index) => ({ ...parts, last: from + index }));
  const [kept, sent] = [history(0), history(mostHistoryEntries)];
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
  withAdded(sent, watched);
  expect(looked).toBeLessThan(10 * mostHistoryEntries);
});
