import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import type { Services } from "./services.ts";
import type { ServeOptions } from "./http/serve.ts";

/** Where the API listens, and how long it waits. */
export interface ListenOptions extends ServeOptions {
  port: number;
  hostname?: string;
  /** Milliseconds after which a connection is ended on which nothing moves; by default two minutes. */
  patience?: number;
}

const usualPatience = 120_000;

/** Listens for calls. An answer that nobody reads would stay in memory, and a file open, for as long as its connection. */
export function listen(
  services: Services,
  { patience = usualPatience, mostUnread, ...place }: ListenOptions,
): Server {
  const app = createApp(services, { mostUnread });
  const server = serve({ fetch: app.fetch, ...place }) as Server;
  server.setTimeout(patience);
  return server;
}
