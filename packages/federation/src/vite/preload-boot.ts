import type { HtmlTagDescriptor, Plugin } from "vite";

/** What the boot fetches but Vite does not see: the sharing plugin's late file, and the text font. */
const needed = /\/pendingShares-[^/]*\.js$|-latin-wght-normal-.*\.woff2$/;

/** Has index.html fetch at once all that the boot needs. */
export function preloadBoot(): Plugin {
  return {
    name: "guildway:preload-boot",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((path) => needed.test(`/${path}`))
          .map(preload),
    },
  };
}

function preload(path: string): HtmlTagDescriptor {
  const how = path.endsWith(".js")
    ? { rel: "modulepreload" }
    : { rel: "preload", as: "font", type: "font/woff2" };
  return { tag: "link", attrs: { ...how, crossorigin: "", href: `/${path}` }, injectTo: "head" };
}
