import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import { createPatientServer } from "./create-patient-server.ts";
import { type ConnectionLimit, siteOf } from "./limit-connections.ts";

const stops: (() => unknown)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** This machine as others see it; none where it has no network. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === "IPv4" && !one.internal)?.address;

async function serve(limit: ConnectionLimit): Promise<number> {
  const server = createPatientServer((_, response) => response.end("heard"), limit);
  server.listen(0);
  await once(server, "listening");
  stops.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

async function open(port: number, host: string): Promise<Socket> {
  const socket = connect(port, host);
  stops.push(() => socket.destroy());
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

async function isHeard(socket: Socket): Promise<boolean> {
  if (socket.closed) return false;
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  return Promise.race([
    once(socket, "data").then(() => true),
    new Promise<false>((resolve) => socket.once("close", () => resolve(false))),
  ]);
}

describe("a network that has very many connections open", () => {
  it.runIf(outside)("gets no more of them until one has ended", async () => {
    const port = await serve({ most: 2 });
    const [first, second, third] = [
      await open(port, outside!),
      await open(port, outside!),
      await open(port, outside!),
    ];
    expect(await isHeard(second)).toBe(true);
    expect(await isHeard(third)).toBe(false);
    first.destroy();
    await expect
      .poll(async () => isHeard(await open(port, outside!)), { timeout: 5000 })
      .toBe(true);
  });

  it.runIf(outside)("is not told from others behind a proxy that is trusted", async () => {
    const port = await serve({ most: 0, isTrustedProxy: (address) => address === outside });
    expect(await isHeard(await open(port, outside!))).toBe(true);
  });

  it("may be this machine, on which our own front servers ask", async () => {
    const port = await serve({ most: 0 });
    expect(await isHeard(await open(port, "127.0.0.1"))).toBe(true);
  });
});

it.each([
  ["192.0.2.7", "192.0.2"],
  ["2001:db8:1:2:3::4", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
  ["2001::1", "2001:0:0"],
])("%s is counted with all of %s", (address, site) => {
  expect(siteOf(address)).toBe(site);
});
