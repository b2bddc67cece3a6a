import { defineManifest } from "@guildway/federation/manifest";
import type { MaterialSheetProps } from "./features/material-sheet/material-sheet.tsx";
import type { EnrollProps } from "./features/choose-cohort/enroll-dialog.tsx";

const everybodySignedIn = ["superAdmin", "owner", "admin", "teacher", "student"] as const;

const branded = { frame: "branded", access: "public", rendered: true } as const;

export const manifest = defineManifest({
  id: "public-pages",
  title: { en: "Public pages", es: "Páginas públicas" },
  owner: "the Public pages team",
  federation: 1,
  pages: {
    pageMessage: {
      path: "/link/msg/:messageType?",
      frame: "bare",
      access: "public",
      rendered: true,
    },
    pageLink: {
      path: "/link/:pageLinkId?",
      frame: "bare",
      access: "public",
      rendered: true,
      listedAs: "pageLink",
    },
    publicPage: {
      path: "/o/:orgSlug/page/:pageId",
      frame: "bare",
      access: "public",
      rendered: true,
    },
    catalogue: { path: "/o/:orgSlug/courses", ...branded, listedAs: "catalogue" },
    course: {
      path: "/o/:orgSlug/courses/:courseKey/:courseValue",
      ...branded,
      listedAs: "course",
    },
    pathway: { path: "/o/:orgSlug/pathways/:pathwayId", ...branded, listedAs: "pathway" },
    pathwayCertificates: { path: "/o/:orgSlug/pathways/:pathwayId/certificates", ...branded },
    pathwayJobProfile: {
      path: "/o/:orgSlug/pathways/:pathwayId/job-profile/:jobProfileId",
      ...branded,
    },
    learn: { path: "/learn/:classId", frame: "standard", access: everybodySignedIn },
  },
  modals: { material: {}, enrollExternalRegisteredClass: {} },
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    "public-pages": typeof manifest;
  }
  interface ModalProps {
    "public-pages.material": Omit<MaterialSheetProps, "onClose">;
    "public-pages.enrollExternalRegisteredClass": EnrollProps;
  }
}
