import { defineRemote } from "@guildway/federation/manifest";
import type { manifest } from "./manifest.ts";

export const remote = defineRemote<typeof manifest>({
  pages: {
    pageLink: () => import("./pages/page-link.page.tsx"),
    pageMessage: () => import("./pages/page-message.page.tsx"),
    publicPage: () => import("./pages/public-page.page.tsx"),
    catalogue: () => import("./pages/catalogue.page.tsx"),
    course: () => import("./pages/course.page.tsx"),
    pathway: () => import("./pages/pathway.page.tsx"),
    pathwayCertificates: () => import("./pages/pathway-certificates.page.tsx"),
    pathwayJobProfile: () => import("./pages/pathway-job-profile.page.tsx"),
    learn: () => import("./pages/learn.page.tsx"),
  },
  modals: {
    material: () => import("./modals/material.modal.tsx").then((file) => file.MaterialModal),
    enrollExternalRegisteredClass: () =>
      import("./modals/enroll.modal.tsx").then((file) => file.EnrollModal),
  },
});
