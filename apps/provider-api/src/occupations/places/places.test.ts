import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let service: Server;
let answer: () => { status: number; type: string; body: string | Buffer };
const asked: string[] = [];
let api: TestApi;
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { status, type, body } = answer();
    response.writeHead(status, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as { port: number };
  api = await startTestApi({
    ADDRESS_URL: `http://127.0.0.1:${port}/ip/{ip}`,
    MAP_URL: `http://127.0.0.1:${port}/map?at={lat},{lon}&z={zoom}&size={width}x{height}`,
  });
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => service.close(resolve));
});

const json = (value: object) => () => ({
  status: 200,
  type: "application/json",
  body: JSON.stringify(value),
});
const placeOf = (ip: string | undefined, token?: string) =>
  api.get<{ zip: string; Fallback?: string; code?: string }>(
    `/v1/external/ipapi${ip ? `?ip=${ip}` : ""}`,
    token,
  );

describe("the place of an address", () => {
  it("is the ZIP code that the service knows, asked once for each address", async () => {
    answer = json({ postal: "19104-2510" });
    const token = await api.signIn("teacher@keystone.test");
    expect((await placeOf("203.0.113.7", token)).body).toEqual({ zip: "19104" });
    await placeOf("203.0.113.7", token);
    expect(asked.filter((path) => path === "/ip/203.0.113.7")).toHaveLength(1);
  });

  it("is the default, and says so, where the service fails", async () => {
    answer = () => ({ status: 500, type: "text/plain", body: "" });
    const { body } = await placeOf("203.0.113.8", await api.signIn("teacher@keystone.test"));
    expect(body).toEqual({
      zip: "18101",
      Fallback: "The place of the address could not be looked up.",
    });
  });

  it("of another address than the caller's is for staff only, and an address must be one", async () => {
    expect((await placeOf("203.0.113.9")).status).toBe(403);
    expect((await placeOf("203.0.113.9", await api.signIn("student@keystone.test"))).status).toBe(
      403,
    );
    expect(
      (await placeOf("evil.example%2F%3F", await api.signIn("teacher@keystone.test"))).status,
    ).toBe(400);
    expect((await placeOf(undefined)).body).toEqual({ zip: "18101" });
  });
});

describe("the map", () => {
  it("is the service's image around the ZIP code, zoom 8, 700 by 700", async () => {
    answer = () => ({ status: 200, type: "image/png", body: Buffer.from([0x89, 0x50]) });
    const response = await api.fetch("/v1/external/map?zip=18101");
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(asked.at(-1)).toMatch(/^\/map\?at=40\.\d+,-75\.\d+&z=8&size=700x700$/);
  });

  it("is asked of the service once a day for each place, however many want it", async () => {
    answer = () => ({ status: 200, type: "image/png", body: Buffer.from([0x89, 0x50]) });
    const before = asked.length;
    const read = async () =>
      (await api.fetch("/v1/external/map?zip=19103").then((map) => map.arrayBuffer())).byteLength;
    expect(await Promise.all([read(), read(), read()])).toEqual([2, 2, 2]);
    expect(asked.length - before).toBe(1);
    api.wait(86_401);
    await read();
    expect(asked.length - before).toBe(2);
  });

  it("that is no image is refused, so that the page draws its own, and asked for again a minute later", async () => {
    answer = () => ({ status: 200, type: "text/html", body: "<script>" });
    const before = asked.length;
    const read = async () => (await api.fetch("/v1/external/map?zip=15222")).status;
    expect([await read(), await read()]).toEqual([404, 404]);
    expect(asked.length - before).toBe(1);
    expect((await api.fetch("/v1/external/map?zip=00000")).status).toBe(404);
    answer = () => ({ status: 200, type: "image/png", body: Buffer.from([0x89, 0x50]) });
    api.wait(61);
    expect(await read()).toBe(200);
  });

  it("of many places in a row makes one network wait, and never for one that is there", async () => {
    const places = await api.services.db
      .selectFrom("zipCodes")
      .select("zip")
      .orderBy("zip")
      .limit(40)
      .execute();
    api.wait(61);
    const before = asked.length;
    const statuses = [];
    for (const { zip } of places)
      statuses.push((await api.fetch(`/v1/external/map?zip=${zip}`)).status);
    expect(statuses).toContain(429);
    expect(asked.length - before).toBeLessThanOrEqual(30);
    expect((await api.fetch(`/v1/external/map?zip=${places[0]!.zip}`)).status).toBe(200);
  });
});
