import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createApp } from "../app.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

/** The real server, listening on a free port, for tests of a client that calls it over HTTP. */
export async function startListeningApi(
  env: Record<string, string> = {},
): Promise<TestApi & { url: string }> {
  const api = await startTestApi(env);
  const server = serve({ fetch: createApp(api.services).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise<void>((resolve) => server.once("listening", () => resolve()));
  return {
    ...api,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await api.close();
    },
  };
}
