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
      give();
    }),
  );
  give();
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
  for (let given = 0; given < 3; given++) give();
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
  for (let given = 0; given < 3; given++) give();
  await last;
  give();
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
      give();
    });
  const all = ["a", "a", "a", "a"].map(ask);
  setImmediate(() => all.push(ask("b")));
  while (began.length < 5) await new Promise(setImmediate);
  expect(began.indexOf("b")).toBeLessThan(3);
});
