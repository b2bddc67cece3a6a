import { Navigate, Route, Routes } from "@guildway/router";
import type { ReactNode } from "react";

import { ChangeEmailPage } from "./change-email/change-email.page.tsx";
import { ChangePasswordPage } from "./change-password/change-password.page.tsx";
import { sectionPath } from "./layout/sections.ts";
import { PasskeysPage } from "./passkeys/passkeys.page.tsx";
import { ProfilePage } from "./profile/profile.page.tsx";
import { SessionsPage } from "./sessions/sessions.page.tsx";

/** The pages of one's own account; its bare address is the first of them. What it shares with the shell is handed to it, so that the shell's first file stays one. */
export function AccountPages({ otherwise }: { otherwise: ReactNode }) {
  return (
    <Routes>
      <Route index element={<Navigate to={sectionPath("profile")} replace />} />
      <Route path="profile" element={<ProfilePage />} />
      <Route path="email" element={<ChangeEmailPage />} />
      <Route path="password" element={<ChangePasswordPage />} />
      <Route path="passkeys" element={<PasskeysPage />} />
      <Route path="sessions" element={<SessionsPage />} />
      <Route path="*" element={otherwise} />
    </Routes>
  );
}
