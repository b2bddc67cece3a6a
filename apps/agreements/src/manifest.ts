import { defineManifest } from "@guildway/federation/manifest";
import type { EditProfileProps } from "./features/edit-profile/edit-profile-dialog.tsx";
import type { SignatureProps } from "./features/give-signature/signature-dialog.tsx";
import type { ManageWageScheduleProps } from "./features/manage-wage-schedule/manage-wage-schedule-dialog.tsx";

/** A location's managers have any role; the server knows which locations are theirs. */
const everybodySignedIn = ["superAdmin", "owner", "admin", "teacher", "student"] as const;

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
    sponsor: {
      path: "/your-locations",
      frame: "standard",
      access: everybodySignedIn,
      title: "Your locations",
      actions: [
        {
          label: { en: "Sign as the sponsor", es: "Firmar como patrocinador" },
          path: "/your-locations",
        },
      ],
    },
    sponsorDocument: {
      path: "/your-locations/:collection/:docId",
      frame: "standard",
      access: everybodySignedIn,
      title: "Agreement",
    },
  },
  modals: { manageUserProfile: {}, manageWageSchedule: {}, userSignature: {} },
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
