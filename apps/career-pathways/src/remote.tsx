import { defineRemote } from "@guildway/federation/manifest";

import { manifest } from "./manifest.ts";

export const remote = defineRemote(manifest, {
  pages: {
    tool: () => import("./pages/tool.page.tsx"),
    jobProfile: () => import("./pages/job-profile.page.tsx"),
  },
  modals: {},
});
