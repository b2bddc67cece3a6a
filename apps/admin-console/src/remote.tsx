import { defineRemote } from "@guildway/federation/manifest";

import { manifest } from "./manifest.ts";

export const remote = defineRemote(manifest, {
  pages: {
    home: () => import("./pages/home.page.tsx"),
    users: () => import("./pages/users.page.tsx"),
    user: () => import("./pages/user.page.tsx"),
  },
  modals: {},
});
