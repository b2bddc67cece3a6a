import { mayEnter } from "@guildway/auth";
import type { Role } from "@guildway/api-contract";
import { plainAddress } from "@guildway/federation";
import { matchPath } from "@guildway/router";

import type { RemoteRoute } from "../start/remote-routes.ts";

/** Whether an address lets this person in; an address that is no page of a remote's, or of another site, says so itself. */
export function opens(
  routes: readonly RemoteRoute[],
  role: Role | undefined,
  pathname: string,
): boolean {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  return route === undefined || mayEnter(route.access, role);
}

/** Where this person starts: the start page, else the first page that lets them in; who is not signed in starts with signing in. */
export function startPath(routes: readonly RemoteRoute[], role: Role | undefined): string {
  if (role === undefined || opens(routes, role, "/")) return "/";
  const entered = routes.filter(
    ({ path, access }) => plainAddress(path) !== undefined && mayEnter(access, role),
  );
  const start =
    entered.find(({ navigation }) => navigation) ??
    // A task that only some may do is no place to start from.
    entered.find(({ access }) => access === "public") ??
    entered[0];
  return (start && plainAddress(start.path)) ?? "/";
}
