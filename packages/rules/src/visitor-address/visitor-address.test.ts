import { expect, test } from "vitest";
import { lastForwarded, plainAddress, readTrustedProxies, visitorAddress } from "./index.ts";

const isTrusted = readTrustedProxies("192.0.2.10, 10.0.0.0/8,2001:db8:1::/48");

test("a peer that is no trusted proxy is the visitor, whatever it claims", () => {
  expect(visitorAddress("198.51.100.7", "203.0.113.1", isTrusted)).toBe("198.51.100.7");
  expect(visitorAddress("127.0.0.1", "203.0.113.1", readTrustedProxies(undefined))).toBe(
    "127.0.0.1",
  );
});

test("a trusted proxy names the visitor, and what the visitor claimed before does not count", () => {
  expect(visitorAddress("192.0.2.10", "203.0.113.1", isTrusted)).toBe("203.0.113.1");
  expect(visitorAddress("192.0.2.10", "127.0.0.1, 203.0.113.1", isTrusted)).toBe("203.0.113.1");
});

test("of several hops the first that is not trusted, from the right, is the visitor", () => {
  expect(
    visitorAddress("::ffff:192.0.2.10", "1.1.1.1, 203.0.113.1, 2001:db8:1::5, 10.4.4.4", isTrusted),
  ).toBe("203.0.113.1");
});

test("where every hop is trusted the farthest counts", () => {
  expect(visitorAddress("10.0.0.1", "10.0.0.3, 10.0.0.2", isTrusted)).toBe("10.0.0.3");
});

test("a hop that is no address ends the walk", () => {
  expect(visitorAddress("10.0.0.1", "203.0.113.1, unknown", isTrusted)).toBe("10.0.0.1");
  expect(visitorAddress("10.0.0.1", undefined, isTrusted)).toBe("10.0.0.1");
});

test.each([
  ["203.0.113.1:4711", "203.0.113.1"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["::ffff:203.0.113.1", "203.0.113.1"],
  [" 2001:db8::1 ", "2001:db8::1"],
  ["2001:DB8::1", "2001:db8::1"],
  ["2001:0db8:0000:0000:0000:0000:0000:0001", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["0:0:0:0:0:FFFF:203.0.113.1", "203.0.113.1"],
  ["::ffff:cb00:7101", "203.0.113.1"],
  ["[2001:DB8::1", "[2001:DB8::1"],
])("%s is the address %s", (written, plain) => {
  expect(plainAddress(written)).toBe(plain);
});

test("an IPv4 proxy is the same when it comes within IPv6", () => {
  expect(isTrusted("::ffff:10.1.2.3")).toBe(true);
});

test("what a sender added last is an address or nothing", () => {
  expect(lastForwarded("203.0.113.1, 198.51.100.7")).toBe("198.51.100.7");
  expect(lastForwarded("203.0.113.1, somebody")).toBeUndefined();
  expect(lastForwarded(undefined)).toBeUndefined();
});

test("a fault in the setting names what was not understood", () => {
  expect(() => readTrustedProxies("10.0.0.0/8,proxy.example,10.0.0.0/33,2001:db8::/129")).toThrow(
    "not understood: proxy.example, 10.0.0.0/33, 2001:db8::/129",
  );
});
