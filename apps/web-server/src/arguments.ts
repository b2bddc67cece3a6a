import { join } from "node:path";
import { parseArgs } from "node:util";

import type { PlacedRemote } from "@guildway/federation/compose";
import { readTrustedProxies } from "@guildway/rules/visitor-address";

import type { WebServerOptions } from "./start-web-server.ts";

const project = join(import.meta.dirname, "../../..");

/**
 * `main.ts NAME --port N [--api URL] [--dist FOLDER] [--remote ID=ORIGIN …] [--live ID …] [--own-origin ORIGIN …]`. A remote's folder
 * is its app's `dist`, and a live one is its development server. The addresses of the shell, the login site and the two apps, and which proxies are trusted, come from the environment.
 */
export function readArguments(given: string[], env: NodeJS.ProcessEnv): WebServerOptions {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      port: { type: "string" },
      api: { type: "string" },
      dist: { type: "string" },
      remote: { type: "string", multiple: true, default: [] },
      live: { type: "string", multiple: true, default: [] },
      "own-origin": { type: "string", multiple: true, default: [] },
    },
  });
  const [name] = positionals;
  const port = Number(values.port);
  if (!name || !Number.isInteger(port))
    throw new Error("Say which front-end and which port: main.ts shell --port 3000");
  const base = Number(env["PORT"] ?? 3000);
  // The shell's own pages need no host; the other front ends stand elsewhere.
  const mainAppUrl = env["MAIN_APP_URL"] ?? (name === "shell" ? "/" : `http://localhost:${base}/`);
  return {
    name,
    port,
    dist: values.dist ?? distOf(name),
    api: values.api ?? env["API_URL"] ?? `http://localhost:${base + 20}`,
    // The shell's: the other front ends stand elsewhere.
    publicUrl: name === "shell" ? readPublicUrl(env["PUBLIC_URL"]) : undefined,
    isTrustedProxy: readTrustedProxies(env["TRUSTED_PROXIES"]),
    frontSecret: env["FRONT_SECRET"] || undefined,
    remotes: values.remote.map((text) => readRemote(text, values.live)),
    keepReleasesIn: join(project, ".cache/releases"),
    ownOrigins: values["own-origin"],
    ...(env["RENDER_PATIENCE"] && { renderPatience: Number(env["RENDER_PATIENCE"]) }),
    config: {
      loginSiteUrl: env["LOGIN_SITE_URL"] ?? `http://localhost:${base + 10}`,
      mainAppUrl,
      adminAppUrl: env["ADMIN_APP_URL"] ?? "/users",
    },
  };
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text)) throw new Error("PUBLIC_URL must be a URL");
  return text;
}

function readRemote(text: string, live: readonly string[]): PlacedRemote {
  const [id, origin] = text.split("=");
  if (!id || !origin) throw new Error(`--remote ${text}: write it as ID=ORIGIN`);
  return live.includes(id) ? { id, origin } : { id, origin, folder: distOf(id) };
}

function distOf(app: string): string {
  return join(project, "apps", app, "dist");
}
