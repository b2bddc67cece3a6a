import { expect, it } from "vitest";
import { roundRobin } from "./round-robin.ts";

/** Who began, in order, where each asks once for every letter while all places are taken. */
async function roundOf(asked: string): Promise<string> {
  const { take, give } = roundRobin(1);
  await take("before");
  let began = "";
  const all = [...asked].map((asker) =>
    take(asker).then(() => {
      began += asker;
      give(asker);
    }),
  );
  give("before");
  await Promise.all(all);
  return began;
}

it.each([
  ["aaaa", "aaaa"],
  ["aaaab", "abaaa"],
  ["aabbcc", "abcabc"],
  ["aaabac", "abcaaa"],
])("who asked as in %j begins as in %j", async (asked, began) => {
  expect(await roundOf(asked)).toBe(began);
});

it("as many begin at once as there are places, and a place that nobody waits for stays free", async () => {
  const { take, give } = roundRobin(2);
  const began: string[] = [];
  const ask = (name: string) => void take(name).then(() => began.push(name));
  ["a", "b", "c"].forEach(ask);
  await new Promise(setImmediate);
  expect(began).toEqual(["a", "b"]);
  ["a", "b", "c"].forEach(give);
  ["d", "e", "f"].forEach(ask);
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  expect(began.toSorted()).toEqual(["a", "b", "c", "d", "e"]);
});

it("no place is lost where several come free while one asker waits", async () => {
  const { take, give } = roundRobin(3);
  const turnsPass = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  };
  await Promise.all(["a", "b", "c"].map(take));
  const last = take("d");
  ["a", "b", "c"].forEach(give);
  await last;
  give("d");
  await turnsPass();
  let began = 0;
  for (const name of ["e", "f", "g"]) void take(name).then(() => (began += 1));
  await turnsPass();
  expect(began).toBe(3);
});

it("who asks only now is heard before those begin who asked at the same moment", async () => {
  const { take, give } = roundRobin(1);
  const began: string[] = [];
  const ask = (asker: string) =>
    take(asker).then(() => {
      began.push(asker);
      give(asker);
    });
  const all = ["a", "a", "a", "a"].map(ask);
  setImmediate(() => all.push(ask("b")));
  while (began.length < 5) await new Promise(setImmediate);
  expect(began.indexOf("b")).toBeLessThan(3);
});

it("one asker holds no more than their share, and what is over stays free for others", async () => {
  const { take, give } = roundRobin(4, { mostOfOne: 2 });
  const began: string[] = [];
  const ask = (name: string) => void take(name).then(() => began.push(name));
  const turnsPass = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  };
  ["a", "a", "a", "a", "b"].forEach(ask);
  await turnsPass();
  expect(began).toEqual(["a", "a", "b"]);
  give("b");
  await turnsPass();
  expect(began).toHaveLength(3);
  give("a");
  ["c", "d"].forEach(ask);
  await turnsPass();
  expect(began.toSorted()).toEqual(["a", "a", "a", "b", "c", "d"]);
});
