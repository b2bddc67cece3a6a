import type { Hono } from "hono";
import { serve, type ServeOptions } from "./http/serve.ts";
import { operations } from "./operations/index.ts";
import type { Services } from "./services.ts";

/** The whole API as an application that can be called without listening. */
export function createApp(services: Services, options?: ServeOptions): Hono {
  return serve(operations, services, options);
}
