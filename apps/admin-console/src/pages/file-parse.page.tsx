import { isAdminLevel, useAuth } from "@guildway/auth";
import type { FirstQueries } from "@guildway/federation";
import { Navigate } from "@guildway/router";
import { ImportProgram } from "../features/import-program/import-program.tsx";
import { organizationsQuery } from "../room/organizations.ts";

export const firstQueries: FirstQueries = () => [organizationsQuery];

/** A training program from a document, for admins; others are led to the start page. */
export default function FileParsePage() {
  const isAdmin = useAuth((auth) => auth.status === "signed-in" && isAdminLevel(auth.user.role));
  return isAdmin ? <ImportProgram /> : <Navigate to="/" replace />;
}
