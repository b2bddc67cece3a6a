import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { listen, type ListenOptions } from "../listen.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

/** The real server, listening on a free port, for tests of a client that calls it over HTTP. */
export async function startListeningApi(
  env: Record<string, string> = {},
  options: Pick<ListenOptions, "patience" | "mostUnread"> = {},
): Promise<TestApi & { url: string; connections(): Promise<number> }> {
  const api = await startTestApi(env);
  const server = listen(api.services, { port: 0, hostname: "127.0.0.1", ...options });
  await new Promise<void>((resolve) => server.once("listening", () => resolve()));
  return {
    ...api,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => promisify(server.getConnections.bind(server))(),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await api.close();
    },
  };
}
