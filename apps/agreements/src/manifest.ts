import { defineManifest } from "@guildway/federation/manifest";
import type { EditProfileProps } from "./features/edit-profile/edit-profile-dialog.tsx";
import type { SignatureProps } from "./features/give-signature/signature-dialog.tsx";
import type { ManageWageScheduleProps } from "./features/manage-wage-schedule/manage-wage-schedule-dialog.tsx";

export const manifest = defineManifest({
  id: "agreements",
  title: { en: "Agreements", es: "Acuerdos" },
  owner: "the Agreements team",
  federation: 1,
  pages: {
    invite: { path: "/external/invite/id/:inviteId?", frame: "branded", access: "public" },
    inviteMessage: {
      path: "/external/invite/msg/:messageType?",
      frame: "branded",
      access: "public",
    },
    document: { path: "/external/doc/:collection/:docId", frame: "bare", access: "public" },
  },
  modals: { manageUserProfile: {}, userSignature: {}, manageWageSchedule: {} },
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    agreements: typeof manifest;
  }
  interface ModalProps {
    "agreements.manageUserProfile": Omit<EditProfileProps, "onClose">;
    "agreements.userSignature": Omit<SignatureProps, "onClose">;
    "agreements.manageWageSchedule": Omit<ManageWageScheduleProps, "onClose">;
  }
}
