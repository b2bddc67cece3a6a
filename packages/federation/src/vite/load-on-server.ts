import { createServer } from "vite";
import { baseConfig } from "./base-config.ts";

/** Runs a module of an app while it is built, as a browser would load it but without one. */
export async function loadOnServer<Module, Result>(
  root: string,
  path: string,
  use: (module: Module) => Promise<Result> | Result,
): Promise<Result> {
  const vite = await createServer({
    ...baseConfig(root, "dist"),
    configFile: false,
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await use((await vite.ssrLoadModule(path)) as Module);
  } finally {
    await vite.close();
  }
}
