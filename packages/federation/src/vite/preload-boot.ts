import type { HtmlTagDescriptor, Plugin } from "vite";

/** Adds to index.html what the boot needs but Vite does not see: the sharing plugin's late chunk and the text font. */
export function preloadBoot(): Plugin {
  return {
    name: "guildway:preload-boot",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        return Object.keys(bundle).flatMap((path): HtmlTagDescriptor[] => {
          if (path.includes("/pendingShares-")) return [preload(path, { rel: "modulepreload" })];
          if (/-latin-wght-normal-.*\.woff2$/.test(path))
            return [preload(path, { rel: "preload", as: "font", type: "font/woff2" })];
          return [];
        });
      },
    },
  };
}

function preload(path: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "link", attrs: { ...attrs, crossorigin: "", href: `/${path}` }, injectTo: "head" };
}
