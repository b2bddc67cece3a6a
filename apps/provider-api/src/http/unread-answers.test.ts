import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { startListeningApi } from "../client/listening-api.ts";
import { makeProgramKey } from "../test-api/index.ts";
import { bytesOfStream, wholeAnswer } from "./unread-answers.ts";

type Api = Awaited<ReturnType<typeof startListeningApi>>;

const ids = Array.from({ length: 30 }, (_, number) => `plan-${number}`);
const list = `/v1/external/firebase/store/jobProfiles?ids=${ids.join(",")}&limit=50&select=id,selectedCerts`;

let api: Api;
let key: string;
async function startWithPlans(options: Parameters<typeof startListeningApi>[1]): Promise<void> {
  api = await startListeningApi({}, options);
  // That would take most of the time of these tests.
  api.services.checkReplies = false;
  const selectedCerts = JSON.stringify(
    Array.from({ length: 48 }, () => ({ Id: "c", Name: "n", Description: "d".repeat(5000) })),
  ) as never;
  const plans = ids.map((id) => ({
    id,
    orgId: "org-keystone",
    OnetCode: "47-2111.00",
    OnetTitle: "E",
    selectedCerts,
  }));
  await api.services.db.insertInto("jobProfiles").values(plans).execute();
  // A program's pages may be larger than what everybody may ask for.
  key = await makeProgramKey(api);
}

const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await api.close();
});

/** Asks with a key for 7 MB, or without one for something else, and reads none of it. */
async function leaveUnread(from: string, path?: string): Promise<void> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.pause();
  sockets.push(socket);
  await new Promise((resolve) => socket.once("connect", resolve));
  const asked = path ? `GET ${path} HTTP/1.1` : `GET ${list} HTTP/1.1\r\nx-api-key: ${key}`;
  socket.write(`${asked}\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\n\r\n`);
}
const status = async (from: string) => {
  const headers = { "x-forwarded-for": from, "x-api-key": key };
  const answer = await fetch(api.url + list, { headers });
  await answer.arrayBuffer();
  return answer.status;
};
const once = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
};

it("who leaves many large answers unread gets no more of them, and others do, until they are gone", async () => {
  await startWithPlans({ mostUnread: 12_000_000 });
  // Whichever of the two is answered first may leave no room for the other.
  await once(async () => {
    await leaveUnread("203.0.113.9");
    return (await status("203.0.113.9")) === 429;
  });
  expect(await status("198.51.100.9")).toBe(200);
  for (const socket of sockets.splice(0)) socket.destroy();
  await once(async () => (await status("203.0.113.9")) === 200);
});

it("an answer that is no list counts by what of it lies in memory: a file what waits at once, any other all of it", async () => {
  api = await startListeningApi();
  const large = "d".repeat(2_000_000);
  expect(bytesOfStream(wholeAnswer(large, {}))).toBe(2_000_000);
  expect(bytesOfStream(new Response(large))).toBe(1_000_000);
  expect(bytesOfStream(new Response(large, { headers: { "content-length": "70000" } }))).toBe(
    70_000,
  );
  expect(bytesOfStream(new Response(null))).toBe(0);
});

it("who asks again and again on one connection without taking any answer is not heard any longer", async () => {
  api = await startListeningApi();
  await leaveUnread("203.0.113.12", "/v1/ready");
  const [socket] = sockets;
  socket!.resume();
  socket!.write("GET /v1/ready HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(1000));
  await new Promise((resolve) => socket!.once("close", resolve));
});

it("an answer that nobody reads is given up, with its connection", async () => {
  await startWithPlans({ patience: 300 });
  await leaveUnread("203.0.113.10");
  await once(async () => (await api.connections()) > 0);
  await once(async () => (await api.connections()) === 0);
});
