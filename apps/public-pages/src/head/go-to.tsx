import { describePage } from "@guildway/federation";
import { Navigate } from "@guildway/router";

/** Leads on to another address of this site, already by the server where it draws the page. */
export function GoTo({ to }: { to: string }) {
  describePage({ goTo: to });
  if (typeof document === "undefined") return null;
  return <Navigate to={to} replace />;
}
