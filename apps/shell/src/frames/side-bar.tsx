import { plainAddress } from "@guildway/federation";
import { NavLink } from "@guildway/router";

import { mayEnter, useAuth } from "@guildway/auth";
import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import type { RemoteRoute } from "../start/remote-routes.ts";
import styles from "./frames.module.css";

const groups = ["People", "Programs", "Agreements", "Content", "Settings"];

/** Links to the staff pages whose manifests ask for one and that this person may enter. */
export function SideBar({ routes, hidden }: { routes: readonly RemoteRoute[]; hidden: boolean }) {
  const auth = useAuth();
  const { opens } = useWhatOpens();
  const role = auth.status === "signed-in" ? auth.user.role : undefined;
  const linked = routes.filter((route) => route.navigation && mayEnter(route.access, role));
  const extra = linked
    .map((route) => route.navigation?.group ?? "")
    .filter((group) => !groups.includes(group));
  return (
    <nav
      id="side-bar"
      aria-label="What you manage"
      className={styles.sideBar}
      hidden={hidden}
      data-no-print=""
    >
      {opens("/") && (
        <NavLink className={styles.sideLink ?? ""} to="/" end>
          Home
        </NavLink>
      )}
      {[...groups, ...new Set(extra)].map((group) => (
        <SideGroup
          key={group}
          group={group}
          routes={linked.filter((route) => route.navigation?.group === group)}
        />
      ))}
    </nav>
  );
}

function SideGroup({ group, routes }: { group: string; routes: readonly RemoteRoute[] }) {
  if (routes.length === 0) return null;
  return (
    <section>
      <h2 className={styles.sideGroup}>{group}</h2>
      <ul className={styles.sideList}>
        {routes.map(({ id, page, path, navigation }) => (
          <li key={`${id}.${page}`}>
            <NavLink className={styles.sideLink ?? ""} to={plainAddress(path) ?? path}>
              {navigation?.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
