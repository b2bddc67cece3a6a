import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { createPatientServer } from "./create-patient-server.ts";

const stops: (() => unknown)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Sends a body in parts of a size, and answers what comes back before the connection ends. */
async function sendInParts(parts: number, bytes: number): Promise<string> {
  const server = createPatientServer((request, response) => {
    buffer(request).then(
      ({ byteLength }) => response.end(`${byteLength} bytes`),
      () => undefined,
    );
  });
  server.listen(0);
  await once(server, "listening");
  stops.push(() => server.close());
  const socket = connect((server.address() as AddressInfo).port);
  socket.on("error", () => undefined);
  let came = "";
  socket.on("data", (data) => (came += String(data)));
  socket.write("POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n");
  socket.write("transfer-encoding: chunked\r\n\r\n");
  socket.write(`${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`.repeat(parts));
  socket.write("0\r\n\r\n");
  await new Promise((closed) => socket.once("close", closed));
  return came;
}

it("a body that comes in crumbs is not read to its end", async () => {
  expect(await sendInParts(100_000, 1)).toBe("");
  expect(await sendInParts(100_000, 20)).toBe("");
});

it("a small body may come in crumbs, and a large one in parts of any network", async () => {
  expect(await sendInParts(900, 1)).toContain("900 bytes");
  expect(await sendInParts(5000, 200)).toContain("1000000 bytes");
});
