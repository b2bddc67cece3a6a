import { expect, it } from "vitest";
import { countInThisProcess } from "./share-of-requests.ts";

const at = new Date("2026-11-20T12:00:00Z");

it("an address that asked too often waits until its minute is over, and others do not", () => {
  let now = at.getTime();
  const limit = countInThisProcess(2, () => new Date(now));
  expect(
    [limit("192.0.2.1"), limit("192.0.2.1"), limit("192.0.2.1")].map(({ remaining }) => remaining),
  ).toEqual([1, 0, -1]);
  expect(limit("192.0.2.2").remaining).toBe(1);
  expect(limit("192.0.2.1").resetSeconds).toBe(60);
  now += 60_000;
  expect(limit("192.0.2.1").remaining).toBe(1);
});

it("all IPv6 addresses of one network count as one", () => {
  const limit = countInThisProcess(5, () => at);
  limit("2001:db8:0:7::1");
  expect(limit("2001:0db8:0000:0007:ffff::9").remaining).toBe(3);
  expect(limit("2001:db8:0:8::1").remaining).toBe(4);
});

it("who asks from very many networks within a minute does not have all of them looked through each time", () => {
  const limit = countInThisProcess(5, () => at);
  const networks = Array.from(
    { length: 120_000 },
    (_, number) => `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`,
  );
  // Looked through each time, these would keep the test busy for minutes.
  for (const network of networks) limit(network);
  expect(limit(networks[0]!).remaining).toBe(3);
});
