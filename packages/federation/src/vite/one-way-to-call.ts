import type { Plugin } from "vite";

/** What axios brings that no page uses, by the end of its path, and what stands there instead. */
const leftOut: readonly (readonly [path: string, instead: string])[] = [
  // The last of the ways to call, as axios itself leaves out the one for Node: a page always has the first.
  ["/axios/lib/adapters/fetch.js", "export const getFetch = undefined;"],
  // The names of all status codes, and how calls were given up before there was AbortSignal.
  ["/axios/lib/helpers/HttpStatusCode.js", "export default {};"],
  ["/axios/lib/cancel/CancelToken.js", "export default class CancelToken {}"],
];

/** Leaves out 7 kB of axios that nothing of ours calls. */
export function oneWayToCall(): Plugin {
  return {
    name: "guildway:one-way-to-call",
    apply: "build",
    load: (id) => leftOut.find(([path]) => id.endsWith(path))?.[1],
    buildEnd(error) {
      const modules = [...this.getModuleIds()];
      const has = (path: string) => modules.some((id) => id.endsWith(path));
      if (!error && has("/axios/lib/axios.js") && !leftOut.every(([path]) => has(path)))
        throw new Error("axios has changed: see one-way-to-call.ts.");
    },
  };
}
