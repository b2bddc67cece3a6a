import { defineRemote } from "@guildway/federation/manifest";

import type { manifest } from "./manifest.ts";

export const remote = defineRemote<typeof manifest>({
  pages: {
    tool: () => import("./pages/tool.page.tsx"),
    partners: () => import("./pages/partners.page.tsx"),
    jobProfile: () => import("./pages/job-profile.page.tsx"),
  },
  modals: {
    pathwaysPrint: () =>
      import("./modals/pathways-print.modal.tsx").then((file) => file.PathwaysPrintModal),
    editOccupation: () =>
      import("./modals/edit-occupation.modal.tsx").then((file) => file.EditOccupationModal),
    manageSkill: () =>
      import("./modals/manage-skill.modal.tsx").then((file) => file.ManageSkillModal),
    manageCertificate: () =>
      import("./modals/manage-certificate.modal.tsx").then((file) => file.ManageCertificateModal),
  },
});
