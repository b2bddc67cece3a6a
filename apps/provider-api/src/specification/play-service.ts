import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An outside service that a test plays on this machine. */
export interface PlayedService {
  url: string;
  /** The paths that were asked of it. */
  asked: readonly string[];
  close(): void;
}

/** Plays an outside service: answers each path with a type and a body. */
export async function playService(
  answer: (path: string) => { type: string; body: string | Buffer },
): Promise<PlayedService> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const { type, body } = answer(path);
    response.writeHead(200, { "content-type": type }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => void server.close() };
}
