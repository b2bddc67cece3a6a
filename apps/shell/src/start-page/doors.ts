import type { Spoken } from "@guildway/federation";
import { plainAddress } from "@guildway/federation";

import type { RemoteRoute } from "../start/remote-routes.ts";

/** A page that visitors begin with. */
export interface Door {
  to: string;
  title: Spoken;
  text: Spoken;
}

/** The doors that remotes have for visitors, in the order of their pages. */
export function doorsOf(routes: readonly RemoteRoute[]): Door[] {
  return routes.flatMap(({ path, access, door }) => {
    const to = plainAddress(path);
    return door && access === "public" && to !== undefined ? [{ to, ...door }] : [];
  });
}
