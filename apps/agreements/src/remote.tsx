import { defineRemote } from "@guildway/federation/manifest";

import type { manifest } from "./manifest.ts";

export const remote = defineRemote<typeof manifest>({
  pages: {
    invite: () => import("./pages/invite.page.tsx"),
    inviteMessage: () => import("./pages/invite-message.page.tsx"),
    document: () => import("./pages/document.page.tsx"),
    sponsor: () => import("./pages/sponsor.page.tsx"),
    sponsorDocument: () => import("./pages/sponsor-document.page.tsx"),
  },
  modals: {
    manageUserProfile: () =>
      import("./modals/manage-user-profile.modal.tsx").then((file) => file.ManageUserProfileModal),
    userSignature: () =>
      import("./modals/user-signature.modal.tsx").then((file) => file.UserSignatureModal),
    manageWageSchedule: () =>
      import("./modals/manage-wage-schedule.modal.tsx").then(
        (file) => file.ManageWageScheduleModal,
      ),
  },
});
