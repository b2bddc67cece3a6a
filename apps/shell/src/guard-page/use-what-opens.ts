import { useAuth } from "@guildway/auth";

import { useRoutes } from "../start/routes-context.ts";
import { opens, startPath } from "./what-opens.ts";

/** What the person here may open, for links that would only lead to a refusal. */
export function useWhatOpens() {
  const routes = useRoutes();
  const auth = useAuth();
  const role = auth.status === "signed-in" ? auth.user.role : undefined;
  return {
    startPath: startPath(routes, role),
    opens(address: string): boolean {
      const url = new URL(address, location.href);
      return url.origin !== location.origin || opens(routes, role, url.pathname);
    },
  };
}
