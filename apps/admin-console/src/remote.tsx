import { defineRemote } from "@guildway/federation/manifest";
import type { manifest } from "./manifest.ts";

export const remote = defineRemote<typeof manifest>({
  pages: {
    home: () => import("./pages/home.page.tsx"),
    users: () => import("./pages/users.page.tsx"),
    usersImport: () => import("./pages/users-import.page.tsx"),
    employers: () => import("./pages/employers.page.tsx"),
    apprenticeships: () => import("./pages/apprenticeships.page.tsx"),
    classes: () => import("./pages/classes.page.tsx"),
    courseTopics: () => import("./pages/course-topics.page.tsx"),
    cohorts: () => import("./pages/cohorts.page.tsx"),
    classCodes: () => import("./pages/class-codes.page.tsx"),
    pathways: () => import("./pages/pathways.page.tsx"),
    trainingPlans: () => import("./pages/training-plans.page.tsx"),
    instructionProviders: () => import("./pages/instruction-providers.page.tsx"),
    pageLinks: () => import("./pages/page-links.page.tsx"),
    widgets: () => import("./pages/widgets.page.tsx"),
    resources: () => import("./pages/resources.page.tsx"),
    resourceGroups: () => import("./pages/resource-groups.page.tsx"),
    trainingPrograms: () => import("./pages/training-programs.page.tsx"),
    invites: () => import("./pages/invites.page.tsx"),
    organizations: () => import("./pages/organizations.page.tsx"),
    ownOrganization: () => import("./pages/own-organization.page.tsx"),
    locations: () => import("./pages/locations.page.tsx"),
  },
  modals: {},
});
