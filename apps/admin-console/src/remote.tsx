import { defineRemote } from "@guildway/federation/manifest";
import { manifest } from "./manifest.ts";

export const remote = defineRemote(manifest, {
  pages: {
    home: () => import("./pages/home.page.tsx"),
    users: () => import("./pages/users.page.tsx"),
    employers: () => import("./pages/employers.page.tsx"),
    apprenticeships: () => import("./pages/apprenticeships.page.tsx"),
    cohorts: () => import("./pages/cohorts.page.tsx"),
    trainingPlans: () => import("./pages/training-plans.page.tsx"),
    instructionProviders: () => import("./pages/instruction-providers.page.tsx"),
    locations: () => import("./pages/locations.page.tsx"),
  },
  modals: {},
});
