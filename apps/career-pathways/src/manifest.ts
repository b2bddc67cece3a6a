import { defineManifest } from "@guildway/federation/manifest";
import type { ChooseItemsProps } from "./features/choose-items/choose-items-dialog.tsx";
import type { CreateCertificateProps } from "./features/create-certificate/create-certificate-dialog.tsx";
import type { CreateSkillProps } from "./features/create-skill/create-skill-dialog.tsx";
import type { SharePlanProps } from "./features/share-plan/share-plan-dialog.tsx";

export const manifest = defineManifest({
  id: "career-pathways",
  title: "Career Pathways",
  owner: "the Career Pathways team",
  federation: 1,
  pages: {
    // The tool has its own bar, since a partner's frame hides it.
    tool: {
      path: "/external/pathways",
      frame: "bare",
      access: "public",
      title: "Career Pathways",
      door: {
        title: { en: "Plan a career", es: "Planifique su carrera" },
        text: {
          en: "Find an occupation, see what it pays and asks for near you, and keep a training plan.",
          es: "Busque una ocupación, vea cuánto paga y qué pide cerca de usted, y guarde un plan de capacitación.",
        },
      },
    },
    partners: {
      path: "/external/pathways/partners",
      frame: "bare",
      access: "public",
      title: "Career Pathways on your site",
    },
    jobProfile: {
      path: "/external/job-profiles/:jobProfileId",
      frame: "bare",
      access: "public",
      rendered: true,
    },
  },
  modals: { pathwaysPrint: {}, editOccupation: {}, manageSkill: {}, manageCertificate: {} },
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    "career-pathways": typeof manifest;
  }
  interface ModalProps {
    "career-pathways.pathwaysPrint": Omit<SharePlanProps, "onClose">;
    "career-pathways.editOccupation": Omit<ChooseItemsProps, "onClose">;
    "career-pathways.manageSkill": Omit<CreateSkillProps, "onClose">;
    "career-pathways.manageCertificate": Omit<CreateCertificateProps, "onClose">;
  }
}
