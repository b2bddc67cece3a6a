import type { HtmlTagDescriptor, Plugin } from "vite";

/** What the boot fetches but Vite does not see: the sharing plugin's late file, and the text font. */
const needed = /\/(?:pendingShares|boot)-[^/]*\.js$|-latin-wght-normal-.*\.woff2$/;

/** What the sharing plugin fetches ahead for who would take something from the shell as from a remote, which nobody does. */
const unused = /<link rel="modulepreload"[^>]*\/(?:remoteEntry-|_virtual_mf-localSharedImportMap)[^>]*>/g;

/** Has index.html fetch at once what the boot needs, and nothing else. */
export function preloadBoot(): Plugin {
  return {
    name: "guildway:preload-boot",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => ({
        html: html.replaceAll(unused, ""),
        tags: Object.keys(bundle)
          .filter((path) => needed.test(`/${path}`))
          .map(preload),
      }),
    },
  };
}

function preload(path: string): HtmlTagDescriptor {
  const how = path.endsWith(".js")
    ? { rel: "modulepreload" }
    : { rel: "preload", as: "font", type: "font/woff2" };
  return { tag: "link", attrs: { ...how, crossorigin: "", href: `/${path}` }, injectTo: "head" };
}
