import { defineRemote } from "@guildway/federation/manifest";

import type { manifest } from "./manifest.ts";

export const remote = defineRemote<typeof manifest>({
  pages: {
    explorer: () => import("./pages/explorer.page.tsx"),
    calls: () => import("./pages/calls.page.tsx"),
  },
  modals: {},
});
