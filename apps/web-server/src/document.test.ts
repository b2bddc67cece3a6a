import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startWebServer, type WebServerOptions } from "./start-web-server.ts";

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

const early = "globalThis.early = true";
const start = `import("/assets/index.js")`;
const built = `<!doctype html><head><!--arrival--><script>${early}</script><title>Guildway</title><script type="module">${start}</script></head>`;
const remoteOrigin = "http://localhost:3001";
const config = { loginSiteUrl: "http://login.example", mainAppUrl: "/", adminAppUrl: "/users" };
const page = (path: string, access: "public" | readonly string[]) => ({
  path,
  frame: "standard",
  access,
});
const release = {
  id: "orchard",
  version: "one",
  federation: 1,
  entry: "assets/remoteEntry-1.js",
  preload: [],
  css: ["assets/remote-1.css"],
  pages: {
    fruit: {
      preload: ["assets/fruit-1.js"],
      css: [],
      firstCalls: [{ params: ["id"], addresses: ["/v1/fruit?id=--id--"] }],
    },
    rows: {
      preload: ["assets/rows-1.js"],
      css: [],
      firstCalls: [{ params: [], addresses: ["/v1/rows?orgId=--organization--"] }],
    },
  },
  manifest: {
    id: "orchard",
    title: "Orchard",
    owner: "the Orchard team",
    federation: 1,
    pages: { fruit: page("/fruit/:id", "public"), rows: page("/rows", ["superAdmin"]) },
    modals: {},
  },
};

async function serve(
  options: (folders: { shell: string; remote: string }) => Partial<WebServerOptions>,
) {
  const root = await mkdtemp(join(tmpdir(), "document-"));
  const folders = { shell: join(root, "shell"), remote: join(root, "remote") };
  await mkdir(folders.shell);
  await mkdir(join(folders.remote, "standalone"), { recursive: true });
  await writeFile(join(folders.shell, "index.html"), built);
  await writeFile(join(folders.remote, "release.json"), JSON.stringify(release));
  await writeFile(join(folders.remote, "standalone/index.html"), built);
  await writeFile(join(folders.remote, "standalone/release.json"), JSON.stringify(release));
  const server = await startWebServer({
    name: "shell",
    port: 0,
    dist: folders.shell,
    api: "http://localhost:1",
    remotes: [],
    keepReleasesIn: join(root, "kept"),
    ownOrigins: [],
    config,
    ...options(folders),
  });
  running.push(server);
  return (
    path: string,
    { headers, ...how }: { method?: string; headers?: Record<string, string> } = {},
  ) =>
    fetch(`http://localhost:${server.port}${path}`, {
      ...how,
      headers: { accept: "text/html", ...headers },
    });
}

const serveShell = () =>
  serve(({ remote }) => ({
    remotes: [{ id: "orchard", folder: remote, origin: remoteOrigin }],
  }));

const signedIn = { headers: { cookie: "theme=dark; gw-hint.3000=1" } };

async function readDocument(response: Response) {
  const html = await response.text();
  const [, data = "{}"] =
    /<script type="application\/json" id="arrival">(.*?)<\/script>/.exec(html) ?? [];
  return {
    arrival: JSON.parse(data) as Record<string, unknown>,
    fetched: [...html.matchAll(/<link[^>]* href="([^"]*)">/g)].map(([, href]) => href),
  };
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("a document carries what its page begins with: the releases, the settings, its files and its first calls", async () => {
  const get = await serveShell();
  const { arrival, fetched } = await readDocument(await get("/fruit/a%2Fb"));
  expect(arrival).toEqual({
    remotes: await (await get("/remotes.json")).json(),
    config,
    firstCalls: ["/v1/fruit?id=a%2Fb"],
  });
  expect(fetched).toEqual(
    ["remoteEntry-1.js", "fruit-1.js", "remote-1.css"].map(
      (file) => `${remoteOrigin}/assets/${file}`,
    ),
  );
});

test("only the scripts that the build wrote into a document may run", async () => {
  const response = await (await serveShell())("/fruit/7");
  const policy = response.headers.get("content-security-policy") ?? "";
  const [, scripts = ""] = /script-src ([^;]*);/.exec(policy) ?? [];
  expect(scripts.split(" ")).toEqual(["'self'", remoteOrigin, hashOf(early), hashOf(start)]);
  expect(policy).not.toContain("unsafe-inline");
});

test("a guarded page begins with nothing for who has no session, and with its own for who may have one", async () => {
  const get = await serveShell();
  const stranger = await readDocument(await get("/rows"));
  expect(stranger.fetched).toEqual([]);
  expect(stranger.arrival).toMatchObject({ firstCalls: [] });
  const person = await readDocument(await get("/rows", signedIn));
  expect(person.fetched).toContain(`${remoteOrigin}/assets/rows-1.js`);
  expect(person.arrival).toMatchObject({ firstCalls: ["/v1/rows?orgId=--organization--"] });
});

test("a cache that is shared tells the documents of people and strangers apart", async () => {
  const response = await (await serveShell())("/rows", signedIn);
  expect(response.headers.get("vary")).toContain("cookie");
  expect(response.headers.get("cache-control")).toBe("no-cache");
});

test("an address with a query begins with the files of its page and with no calls", async () => {
  const { arrival, fetched } = await readDocument(await (await serveShell())("/fruit/7?ripe=true"));
  expect(arrival).toMatchObject({ firstCalls: [] });
  expect(fetched).toContain(`${remoteOrigin}/assets/fruit-1.js`);
});

test("an address of no page carries the data alone", async () => {
  const { arrival, fetched } = await readDocument(await (await serveShell())("/nowhere"));
  expect(arrival).toMatchObject({ config, firstCalls: [] });
  expect(fetched).toEqual([]);
});

test("alone, a front end carries no releases, and at its root what its first page needs", async () => {
  const get = await serve(({ remote }) => ({ name: "orchard", dist: remote }));
  const { arrival, fetched } = await readDocument(await get("/"));
  expect(arrival).toEqual({ config, firstCalls: [] });
  expect(fetched).toContain("/assets/fruit-1.js");
});

test("HEAD answers what GET would, without the document", async () => {
  const get = await serveShell();
  const head = await get("/fruit/7", { method: "HEAD" });
  expect(await head.text()).toBe("");
  expect(head.headers.get("content-security-policy")).toBe(
    (await get("/fruit/7")).headers.get("content-security-policy"),
  );
});

test("a document that a browser already has is not sent again, and one for another address is", async () => {
  const get = await serveShell();
  const etag = (await get("/fruit/7")).headers.get("etag") ?? "";
  const asHad = { headers: { "if-none-match": etag } };
  expect((await get("/fruit/7", asHad)).status).toBe(304);
  expect((await get("/fruit/8", asHad)).status).toBe(200);
});

const listedRelease = (remote: string) => ({
  ...release,
  manifest: {
    ...release.manifest,
    pages: { fruit: { ...page("/fruit/:id", "public"), listedAs: remote } },
  },
});

test("a sitemap names the pages of the remotes that show what the API lists, at this site's address", async () => {
  const items = [
    { kind: "course", params: { id: "a&b" }, updatedAt: "2026-11-01T00:00:00.000Z" },
    { kind: "pathway", params: { id: "c" }, updatedAt: "2026-11-01T00:00:00.000Z" },
  ];
  const asked: string[] = [];
  const api = createServer((call, response) => {
    asked.push(call.url ?? "");
    response.setHeader("content-type", "application/json");
    if (call.url?.endsWith("page=999")) response.statusCode = 400;
    response.end(JSON.stringify({ items, total: 5001, limit: 5000 }));
  });
  await new Promise<void>((resolve) => api.listen(0, resolve));
  running.push({ stop: () => new Promise((resolve) => api.close(() => resolve())) });
  const get = await serve(({ remote }) => {
    writeFileSync(join(remote, "release.json"), JSON.stringify(listedRelease("course")));
    return {
      api: `http://localhost:${(api.address() as AddressInfo).port}`,
      remotes: [{ id: "orchard", folder: remote, origin: remoteOrigin }],
      publicUrl: "https://site.example",
    };
  });
  const robots = await (await get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/site\.example\/sitemap.xml$/m);
  const index = await (await get("/sitemap.xml")).text();
  expect([...index.matchAll(/<loc>[^<]*(\/sitemap\/[^<]*)<\/loc>/g)].map(([, at]) => at)).toEqual([
    "/sitemap/1.xml",
    "/sitemap/2.xml",
  ]);
  const first = await (await get("/sitemap/2.xml")).text();
  expect(
    [...first.matchAll(/<loc>https:\/\/site\.example([^<]*)<\/loc>/g)].map(([, at]) => at),
  ).toEqual(["/fruit/a%26b"]);
  expect(asked.at(-1)).toBe("/v1/external/site/pages?page=2");
  expect((await get("/sitemap/999.xml")).status).toBe(404);
});
