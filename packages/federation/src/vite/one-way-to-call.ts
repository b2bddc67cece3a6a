import type { Plugin } from "vite";

const fetchAdapter = /\/axios\/lib\/adapters\/fetch\.js$/;

/**
 * Leaves out axios's adapter for fetch (6 kB), as axios itself leaves out the one for Node: it is the last of its list, and a
 * page always has the first.
 */
export function oneWayToCall(): Plugin {
  return {
    name: "guildway:one-way-to-call",
    apply: "build",
    load: (id) => (fetchAdapter.test(id) ? "export const getFetch = undefined;" : undefined),
    buildEnd(error) {
      const modules = [...this.getModuleIds()];
      const hasAxios = modules.some((id) => id.endsWith("/axios/lib/axios.js"));
      if (!error && hasAxios && !modules.some((id) => fetchAdapter.test(id)))
        throw new Error("axios has changed: see one-way-to-call.ts.");
    },
  };
}
