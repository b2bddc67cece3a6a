import { expect, test } from "vitest";
import { Hono } from "hono";
import { type Site, siteAddress } from "./site-address.ts";

/** What a request from `peer` is told of where it is. */
async function toldOf(asked: string, site: Partial<Site> = {}, headers = {}, peer = "203.0.113.9") {
  const app = new Hono();
  app.get("*", (context) => context.text(siteAddress(context, { port: 3000, ...site }).href));
  const response = await app.request(
    asked,
    { headers },
    {
      incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: "IPv4" } },
    },
  );
  return response.text();
}

const behindProxy: Partial<Site> = { isTrustedProxy: (address) => address === "10.0.0.1" };
const overTls = { "x-forwarded-proto": "https" };

test("the public URL decides, whatever host a request names", async () => {
  const site = { publicUrl: "https://app.example/", ...behindProxy };
  expect(await toldOf("http://evil.example/o/a?b=c", site)).toBe("https://app.example/o/a?b=c");
  expect(await toldOf("http://evil.example:81/", site, {}, "10.0.0.1")).toBe(
    "https://app.example/",
  );
  expect(await toldOf("http://app.example//evil.example/x", site)).toBe(
    "https://app.example//evil.example/x",
  );
});

test("without one, a host that a stranger names is not repeated", async () => {
  expect(await toldOf("http://evil.example/o/a")).toBe("http://localhost:3000/o/a");
  expect(await toldOf("http://localhost.evil.example/")).toBe("http://localhost:3000/");
  expect(await toldOf("http://evil.example/", behindProxy, overTls)).toBe("http://localhost:3000/");
});

test.each(["http://localhost:3100/a", "http://127.0.0.1:3100/a", "http://[::1]:3100/a"])(
  "without one, %s is this machine's own",
  async (address) => {
    expect(await toldOf(address)).toBe(address);
  },
);

test("without one, a trusted proxy names the host and says whether it is over TLS", async () => {
  const told = (headers = {}) => toldOf("http://app.example/a", behindProxy, headers, "10.0.0.1");
  expect(await told()).toBe("http://app.example/a");
  expect(await told(overTls)).toBe("https://app.example/a");
});
