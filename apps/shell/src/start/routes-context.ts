import { createContext, use } from "react";

import type { RemoteRoute } from "./remote-routes.ts";

export const RoutesContext = createContext<readonly RemoteRoute[]>([]);

/** Every page of every remote. */
export function useRoutes(): readonly RemoteRoute[] {
  return use(RoutesContext);
}
