import { allEndpoints, openApiDocument } from "@guildway/api-contract";
import type { Hono } from "hono";
import { callersOf } from "./access/callers-of.ts";
import { serve } from "./http/serve.ts";
import { cookieName } from "./identity/session-cookie.ts";
import { operations } from "./operations/index.ts";
import type { Services } from "./services.ts";

/** The whole API as an application that can be called without listening. */
export function createApp(services: Services): Hono {
  const app = serve(operations, services);
  app.get("/openapi.json", (context) =>
    context.json(
      openApiDocument(allEndpoints(), {
        serverUrl: services.settings.publicUrl,
        sessionCookie: cookieName(services.settings),
        callersOf,
      }),
    ),
  );
  return app;
}
