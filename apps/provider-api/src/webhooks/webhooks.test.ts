import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../jobs/run-jobs.ts";
import { libraryJobs } from "../library/indexing/library-jobs.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { isPublicAddress } from "./public-address.ts";
import { type Send, sendOverHttps } from "./send-over-https.ts";
import { signedHeaders } from "./sign-message.ts";
import { webhookJobs } from "./webhook-jobs.ts";

interface Arrived {
  headers: IncomingHttpHeaders;
  body: string;
}

let api: TestApi;
let admin: string;
let arrived: Arrived[] = [];
let answers = 204;
const receiver = createServer(async (request, response) => {
  arrived.push({ headers: request.headers, body: await text(request) });
  response.writeHead(answers).end();
});
/** To the receiver of this test in place of the address, which has no certificate. */
const send: Send = async ({ headers, body }) => {
  const { port } = receiver.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body })).status;
};

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  arrived = [];
  answers = 204;
});
afterAll(async () => {
  receiver.close();
  await api.close();
});

const post = <T = { id: string; secret: string; code: string }>(
  what: string,
  body: object,
  token = admin,
) => api.request<T>("POST", `/v1/external/webhooks${what}`, { token, body });
const make = async (types: string[], url = "https://programs.keystone.test/changes") =>
  (await post("", { url, types })).body;
const write = (method: string, path: string, body?: object) =>
  api.request<{ id: string }>(method, `/v1/external/supabase/${path}`, {
    token: admin,
    ...(body && { body }),
  });
const deliver = () => runDueJobs(api.services, [webhookJobs(api.services, send)]);
const messages = () =>
  arrived.map(({ body }) => JSON.parse(body) as { type: string; data: object });
const deliveriesOf = async (id: string) =>
  (
    await api.get<{ items: { deliveries: object[] }[] }>(
      `/v1/external/supabase/webhooks?id=${id}`,
      admin,
    )
  ).body.items[0]!.deliveries;
const signs = ({ headers, body }: Arrived, secret: string) => {
  const now = new Date(Number(headers["webhook-timestamp"]) * 1000);
  const mine = signedHeaders(String(headers["webhook-id"]), body, [secret], now);
  return String(headers["webhook-signature"]).split(" ").includes(mine["webhook-signature"]!);
};

it("a message is signed as Standard Webhooks has it", () => {
  const headers = signedHeaders(
    "msg_loFOjxBNrRLzqYUf",
    '{"event_type":"ping","data":{"success":true}}',
    ["whsec_plJ3nmyCDGBKInavdOK15jsl"],
    new Date(1_731_705_121_000),
  );
  expect(headers["webhook-signature"]).toBe("v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=");
});

describe("a webhook", () => {
  it("is told once of what is created, changed and deleted of its types in its organization, and nothing that stands in it", async () => {
    const { id, secret } = await make(["resources"]);
    const made = (await write("POST", "resources", { name: "Ladders", type: "link" })).body;
    await write("PUT", "resources", { id: made.id, name: "Scaffolds" });
    await write("DELETE", `resources?id=${made.id}`);
    await write("POST", "resourceGroups", { title: "Not asked for" });
    expect(await deliver()).toBe(3);
    expect(await deliver()).toBe(0);
    expect(messages().map(({ type }) => type)).toEqual([
      "resources.created",
      "resources.changed",
      "resources.deleted",
    ]);
    expect(messages()[0]!.data).toEqual({ orgId: "org-keystone", id: made.id, version: 1 });
    expect(arrived.map(({ body }) => body).join()).not.toMatch(/Ladders|Scaffolds/);
    expect(arrived.every((one) => signs(one, secret))).toBe(true);
    expect(new Set(arrived.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
    expect(await deliveriesOf(id)).toHaveLength(3);
    await post("/end", { id });
  });

  it("is told once of all passages that are read of a document, and once of their end, however many they are", async () => {
    const { id } = await make(["documents"]);
    const body = Array.from({ length: 60 }, (_, index) => `# ${index}\n\nText ${index}.`);
    const book = (await write("POST", "resources", { name: "Book", body: body.join("\n\n") })).body;
    await runDueJobs(api.services, [libraryJobs(api.services)]);
    const passages = await api.services.db
      .selectFrom("documents")
      .select("id")
      .where("refId", "=", book.id)
      .execute();
    expect(passages.length).toBeGreaterThan(50);
    expect(await deliver()).toBe(0);
    api.wait(31);
    expect(await deliver()).toBe(1);
    const told = { type: "documents.changed", data: { orgId: "org-keystone", refId: book.id } };
    expect(messages()).toMatchObject([told]);
    await write("DELETE", `resources?id=${book.id}`);
    api.wait(31);
    await deliver();
    expect(messages()).toMatchObject([told, told]);
    const byHand = { refId: "res-hours", rawText: "Closed on Sunday." };
    const written = (await write("POST", "documents", byHand)).body;
    await deliver();
    expect(messages().at(-1)).toMatchObject({
      type: "documents.created",
      data: { id: written.id, version: 1 },
    });
    await post("/end", { id });
  });

  it("is told of a class once it is published, and of nothing that is drafted", async () => {
    const { id } = await make(["courses"]);
    const entry = "/v1/external/content/class/course-live";
    await api.request("PUT", entry, { token: admin, body: { overview: "Drafted" } });
    expect(await deliver()).toBe(0);
    await api.request("POST", `${entry}/publish`, { token: admin, body: {} });
    await deliver();
    expect(messages()).toMatchObject([{ type: "courses.changed", data: { id: "course-live" } }]);
    await post("/end", { id });
  });

  it("that does not take it is told again later, and its deliveries say why", async () => {
    const { id } = await make(["courses"]);
    await post("/test", { id });
    answers = 503;
    await deliver();
    expect(await deliveriesOf(id)).toMatchObject([
      { what: "test", state: "waiting", attempts: 1, reason: "503" },
    ]);
    answers = 200;
    api.wait(31);
    await deliver();
    expect(arrived[1]!.headers["webhook-id"]).toBe(arrived[0]!.headers["webhook-id"]);
    expect(await deliveriesOf(id)).toMatchObject([
      { state: "delivered", attempts: 2, reason: null },
    ]);
    await post("/end", { id });
  });

  it("has a new secret beside the old one for a day, and neither is kept in the open", async () => {
    const { id, secret } = await make(["courses"]);
    const second = (await post("/rotate", { id })).body.secret;
    await post("/test", { id });
    await deliver();
    expect([signs(arrived[0]!, secret), signs(arrived[0]!, second)]).toEqual([true, true]);
    api.wait(24 * 3600);
    admin = await api.signIn("admin@keystone.test");
    await post("/test", { id });
    await deliver();
    expect([signs(arrived[1]!, secret), signs(arrived[1]!, second)]).toEqual([false, true]);
    const stored = await api.services.db.selectFrom("webhookTargets").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(second.slice(6));
    await post("/end", { id });
  });

  it("that has ended is sent nothing, not even what waits; and only its own organization's administrators have it", async () => {
    const { id } = await make(["courses"]);
    await post("/test", { id });
    for (const [email, status] of [
      ["admin@valley-college.test", 404],
      ["teacher@keystone.test", 403],
    ] as const) {
      const token = await api.signIn(email);
      for (const what of ["/rotate", "/test", "/end"])
        expect((await post(what, { id }, token)).status, what).toBe(status);
    }
    await post("/end", { id });
    await deliver();
    expect(arrived).toEqual([]);
    expect((await post("/test", { id })).status).toBe(404);
  });

  it.each(["http://programs.test/", "https://user:word@programs.test/", "programs.test", ""])(
    "is not made for %j",
    async (url) => {
      expect(await post("", { url, types: ["courses"] })).toMatchObject({
        status: 400,
        body: { details: { faults: [{ field: "url" }] } },
      });
    },
  );
});

describe("an address", () => {
  it.each([
    "https://127.0.0.1/",
    "https://localhost/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://0x7f000001/",
    "https://10.1.2.3:8443/",
  ])("%s is looked at when something is sent, and refused", async (url) => {
    const sent = sendOverHttps({ url, headers: {}, body: "{}" });
    await expect(sent).rejects.toMatchObject({ code: "private-address" });
  });

  it.each(["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "100.64.1.1",
    "172.31.0.1",
    "192.168.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "fd00::1",
    "fe80::1",
    "::",
    "64:ff9b::a00:1",
    "2002:a00:1::",
  ])("%s is not", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
