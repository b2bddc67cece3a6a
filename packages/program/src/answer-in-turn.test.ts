import { once } from "node:events";
import { Agent, createServer, get, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { answerInTurn } from "./answer-in-turn.ts";

const stops: (() => unknown)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function listening(answer: (response: ServerResponse) => void) {
  const heard: (string | undefined)[] = [];
  const server = createServer(
    answerInTurn((request, response) => {
      heard.push(request.url);
      answer(response);
    }),
  );
  server.listen(0);
  await once(server, "listening");
  stops.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return { port: (server.address() as AddressInfo).port, heard };
}

it("a connection that asks again and again without waiting for answers is ended, and no more is done for it", async () => {
  const { port, heard } = await listening(() => undefined);
  const socket = connect(port);
  socket.on("error", () => undefined);
  socket.write("GET /page HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(200));
  await new Promise((closed) => socket.once("close", closed));
  expect(heard).toHaveLength(3);
});

it("a few requests sent ahead are answered, and so is whoever asks again once they are answered", async () => {
  const { port, heard } = await listening((response) => response.end("here"));
  const socket = connect(port);
  stops.push(() => socket.destroy());
  let came = "";
  socket.on("data", (data) => (came += String(data)));
  socket.write("GET /page HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(3));
  while (came.split("here").length <= 3) await once(socket, "data");

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  stops.push(() => agent.destroy());
  for (let asked = 0; asked < 30; asked++) {
    const [response] = await once(get({ port, agent }), "response");
    expect(Buffer.concat(await response.toArray()).toString()).toBe("here");
  }
  expect(heard).toHaveLength(33);
});
