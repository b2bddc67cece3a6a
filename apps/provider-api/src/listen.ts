import type { Server } from "node:http";
import { createPatientServer } from "@guildway/program";
import { getRequestListener } from "@hono/node-server";
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
  const server = createPatientServer(getRequestListener(app.fetch), services.settings);
  server.setTimeout(patience);
  return server.listen(place.port, place.hostname);
}
