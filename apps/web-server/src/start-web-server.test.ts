import { once } from "node:events";
import { mkdir, mkdtemp, utimes, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";

import { readTrustedProxies } from "@guildway/rules/visitor-address";
import { startWebServer, type WebServerOptions } from "./start-web-server.ts";

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function site(options: Partial<WebServerOptions> = {}) {
  const root = await mkdtemp(join(tmpdir(), "site-"));
  const dist = join(root, "dist");
  await mkdir(join(dist, "assets"), { recursive: true });
  await mkdir(join(dist, "standalone"));
  await writeFile(join(root, "secret.txt"), "secret");
  await writeFile(join(dist, "standalone/index.html"), "<!doctype html><title>Orchard</title>");
  const script = `export const rows = "${"row ".repeat(1000)}";`;
  await writeFile(join(dist, "assets/app-abc.js"), script);
  await writeFile(join(dist, "assets/app-abc.js.br"), brotliCompressSync(script));
  const server = await startWebServer({
    name: "orchard",
    port: 0,
    dist,
    api: "http://localhost:1",
    remotes: [],
    keepReleasesIn: join(root, "kept"),
    ownOrigins: [],
    config: { loginSiteUrl: "http://login.example", mainAppUrl: "/", adminAppUrl: "/users" },
    ...options,
  });
  running.push(server);
  return `http://localhost:${server.port}`;
}

async function api(
  answer: (path: string, headers: IncomingHttpHeaders) => unknown,
): Promise<string> {
  const server = createServer((call, response) => {
    const json = JSON.stringify(answer(call.url ?? "", call.headers));
    const length = String(Buffer.byteLength(json));
    response.setHeaders(
      new Map([
        ["content-type", "application/json"],
        ["content-length", length],
      ]),
    );
    response.end(json);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  running.push({ stop: () => new Promise((resolve) => server.close(() => resolve())) });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const asPage = { headers: { accept: "text/html" } };
const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

test("a hashed file is kept for ever, by any origin, and compressed", async () => {
  const response = await fetch(`${await site()}/assets/app-abc.js`, {
    headers: { "accept-encoding": "br" },
  });
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(await response.text()).toContain("export const rows");
});

test("any address that a person opens is the app's document, never cached unasked", async () => {
  const response = await fetch(`${await site()}/external/pathways`, asPage);
  expect(await response.text()).toContain("<title>Orchard</title>");
  expect(response.headers.get("cache-control")).toBe("no-cache");
});

test("a missing asset is missing, even for a browser that takes HTML", async () => {
  expect((await fetch(`${await site()}/assets/gone-123.js`, asPage)).status).toBe(404);
});

test("what a browser already has is not sent again", async () => {
  const url = `${await site()}/assets/app-abc.js`;
  const etag = (await fetch(url)).headers.get("etag") ?? "";
  expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("a file is known by its time and size: it is not read, and kept in memory, before anybody takes it", async () => {
  const dist = join(await mkdtemp(join(tmpdir(), "files-")), "dist");
  await mkdir(join(dist, "assets"), { recursive: true });
  const file = join(dist, "assets/app-abc.js");
  const url = `${await site({ dist })}/assets/app-abc.js`;
  const tagOf = async (script: string, time: number) => {
    await writeFile(file, script);
    await utimes(file, time, time);
    const response = await fetch(url, { headers: { connection: "close" } });
    expect(await response.text()).toBe(script);
    return response.headers.get("etag");
  };
  const first = await tagOf("one", 1_800_000_000);
  expect(await tagOf("two", 1_800_000_000)).toBe(first);
  expect(await tagOf("two", 1_800_000_060)).not.toBe(first);
  expect(await tagOf("three", 1_800_000_000)).not.toBe(first);
});

test("who asks for files again and again on one connection without taking any is not heard any longer", async () => {
  const url = new URL(await site());
  const socket = connect(Number(url.port), url.hostname);
  socket.on("error", () => undefined);
  socket.write(`GET /assets/app-abc.js HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`.repeat(100));
  await new Promise((closed) => socket.once("close", closed));
});

test.each(["/", "/v1/health"])("TRACE of %s is no method that anybody needs", async (path) => {
  const asked = request(`${await site()}${path}`, { method: "TRACE" }).end();
  const [response] = await once(asked, "response");
  response.resume();
  expect(response.statusCode).toBe(405);
});

test("HEAD answers the headers of GET and no body", async () => {
  const response = await fetch(`${await site()}/assets/app-abc.js`, { method: "HEAD" });
  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
  expect(await response.text()).toBe("");
});

function statusOf(url: string, path: string): Promise<number | undefined> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    request({ port, path }, (response) => resolve(response.resume().statusCode)).end();
  });
}

test.each(["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])(
  "%s leads to no file outside the build",
  async (path) => {
    expect(await statusOf(await site(), path)).toBe(404);
  },
);

test.each(["/%00", "/%E0%A4%A"])("%s is no address", async (path) => {
  expect(await statusOf(await site(), path)).toBe(400);
});

test("a program that takes anything gets the document, but not for a missing file", async () => {
  const url = await site();
  expect(await statusOf(url, "/users")).toBe(200);
  expect(await statusOf(url, "/robots.txt")).toBe(404);
});

test("an address that ends like a file is still a page for a browser", async () => {
  expect((await fetch(`${await site()}/occupations/49-9041.00`, asPage)).status).toBe(200);
});

test("calls are handed on to the API", async () => {
  const url = await site({ api: await api((path) => ({ path })) });
  expect(await (await fetch(`${url}/v1/api/health?deep=1`)).json()).toEqual({
    path: "/v1/api/health?deep=1",
  });
});

test("public facts of occupations come compressed, and no other call", async () => {
  const origin = await site({ api: await api(() => "row ".repeat(1000)) });
  const encodingOf = async (path: string) => {
    const response = await fetch(origin + path, { headers: { "accept-encoding": "gzip" } });
    expect(await response.json()).toBe("row ".repeat(1000));
    return response.headers.get("content-encoding");
  };
  expect(await encodingOf("/v1/external/cos/training?keyword=47-2111.00")).toBe("gzip");
  expect(await encodingOf("/v1/identity/session/renew")).toBeNull();
});

test("the address that a visitor claims is not passed on, nor a proof of being our own server", async () => {
  const url = await site({ api: await api((_, headers) => headers) });
  const claimed = { "x-forwarded-for": "203.0.113.1", "x-guildway-front": "guessed" };
  const passedOn = await (await fetch(`${url}/v1/health`, { headers: claimed })).json();
  expect(passedOn["x-forwarded-for"]).toMatch(/^(127\.0\.0\.1|::1)$/);
  expect(passedOn["x-guildway-front"]).toBe("");
});

test("behind a trusted proxy the visitor's address is the one that the proxy saw", async () => {
  const url = await site({
    api: await api((_, headers) => headers),
    isTrustedProxy: readTrustedProxies("127.0.0.1,::1,10.0.0.0/8"),
    frontSecret: "front",
  });
  const headers = { "x-forwarded-for": "1.1.1.1, 203.0.113.1, 10.0.0.2" };
  expect(await (await fetch(`${url}/v1/health`, { headers })).json()).toMatchObject({
    "x-forwarded-for": "203.0.113.1",
    "x-guildway-front": "front",
  });
});

test("a call whose sender speaks of their own connection reaches the API", async () => {
  const url = await site({ api: await api((_, headers) => headers) });
  const { port } = new URL(url);
  const headers = { expect: "100-continue", connection: "close, upgrade", upgrade: "websocket" };
  const passedOn = await new Promise<IncomingHttpHeaders>((resolve) => {
    request({ port, path: "/v1/health", headers }, async (response) => {
      resolve(JSON.parse(Buffer.concat(await response.toArray()).toString()));
    }).end();
  });
  expect(passedOn).not.toMatchObject({ upgrade: expect.anything() });
  expect(passedOn["x-forwarded-for"]).toMatch(/^(127\.0\.0\.1|::1)$/);
});

test("an API that is down is said to be unreachable", async () => {
  const response = await fetch(`${await site()}/v1/api/health`);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({
    code: "api.unreachable",
    requestId: expect.any(String),
  });
});

test("a document without an organisation is framed by nobody else", async () => {
  expect(policyOf(await fetch(await site(), asPage))).toMatch(/frame-ancestors 'self'$/);
});

test("an organisation's partners may frame its document, and nothing else gets into the policy", async () => {
  const origins = ["https://partner.example", "https://x.example; script-src *", "*", 7];
  const url = await site({ api: await api(() => ({ origins })) });
  expect(policyOf(await fetch(`${url}/?orgId=org-keystone`, asPage))).toMatch(
    /frame-ancestors 'self' https:\/\/partner\.example$/,
  );
});

test("who may frame a document is asked on behalf of its visitor, so that nobody uses up the share of others", async () => {
  const asked: IncomingHttpHeaders[] = [];
  const url = await site({
    api: await api((_, headers) => {
      asked.push(headers);
      return { origins: [] };
    }),
    isTrustedProxy: readTrustedProxies("127.0.0.1,::1"),
    frontSecret: "front",
  });
  await fetch(`${url}/?orgId=made-up`, {
    headers: { ...asPage.headers, "x-forwarded-for": "203.0.113.1" },
  });
  expect(asked).toMatchObject([{ "x-forwarded-for": "203.0.113.1", "x-guildway-front": "front" }]);
});

test("a document that a browser already has comes with the policy of now", async () => {
  let origins = ["https://partner.example"];
  const url = await site({ api: await api(() => ({ origins })) });
  const first = await fetch(`${url}/?orgId=org-keystone`, asPage);
  expect(policyOf(first)).toContain("https://partner.example");
  origins = [];
  const again = await fetch(`${url}/?orgId=org-valley`, {
    headers: { ...asPage.headers, "if-none-match": first.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect(policyOf(again)).toMatch(/frame-ancestors 'self'$/);
  expect(again.headers.get("access-control-allow-origin")).toBeNull();
});

test("no document runs a script written into it", async () => {
  expect(policyOf(await fetch(await site(), asPage))).toMatch(/script-src 'self';/);
});

test("a port in use is named", async () => {
  const { port } = new URL(await site());
  await expect(site({ port: Number(port) })).rejects.toThrow(`Port ${port} is taken`);
});

test("an answer that nobody reads is given up, with the call that it came by", async () => {
  const { promise: isWhole, resolve } = Promise.withResolvers<boolean>();
  const upstream = createServer((_, response) => {
    response.on("close", () => resolve(response.writableFinished));
    response.end("x".repeat(30_000_000));
  });
  await new Promise<void>((listening) => upstream.listen(0, listening));
  running.push({ stop: () => new Promise((closed) => upstream.close(() => closed())) });
  const { port } = upstream.address() as AddressInfo;
  const url = new URL(await site({ api: `http://localhost:${port}`, patience: 500 }));
  const socket = connect(Number(url.port), url.hostname);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(`GET /v1/large HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`);
  expect(await isWhole).toBe(false);
  socket.destroy();
}, 30_000);
