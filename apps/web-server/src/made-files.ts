import { forBrowsers, type RemotesComposer } from "@guildway/federation/compose";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { WebServerOptions } from "./start-web-server.ts";

/** The files that no build holds: `/config.json`, and for the shell `/remotes.json`, composed when asked for. */
export function madeFiles({ config, remotes }: WebServerOptions, compose: RemotesComposer): Hono {
  const files = new Hono();
  const fresh = { "cache-control": "no-cache" };
  files.get("/config.json", etag(), (context) => context.json(config, 200, fresh));
  if (remotes.length > 0)
    files.get("/remotes.json", etag(), compress(), async (context) =>
      context.json({ remotes: forBrowsers((await compose()).remotes) }, 200, fresh),
    );
  return files;
}
