import type { Plugin } from "vite";

const described = /\/@module-federation\/runtime\/package\.json$/;

/** Of the package.json of the federation runtime, which a module of the sharing plugin reads its version from, nothing else is bundled. */
export function versionAlone(): Plugin {
  return {
    name: "guildway:version-alone",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!described.test(id)) return undefined;
      const { version } = JSON.parse(code) as { version: string };
      return JSON.stringify({ version });
    },
  };
}
