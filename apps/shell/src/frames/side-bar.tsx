import type { Role } from "@guildway/api-contract";
import { plainAddress, said } from "@guildway/federation";
import { NavLink } from "@guildway/router";
import { useLanguage, useTexts } from "@guildway/ui";

import { mayEnter, useAuth } from "@guildway/auth";
import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import type { RemoteRoute } from "../start/remote-routes.ts";
import styles from "./frames.module.css";
import { texts } from "./texts.ts";

/** Links to the staff pages whose manifests ask for one and that this person may enter. */
export function SideBar({ routes, hidden }: { routes: readonly RemoteRoute[]; hidden: boolean }) {
  const text = useTexts(texts);
  const auth = useAuth();
  const { opens } = useWhatOpens();
  const role = auth.status === "signed-in" ? auth.user.role : undefined;
  const linked = linkedFor(routes, role);
  const extra = linked
    .map((route) => route.navigation?.group ?? "")
    .filter((group) => !(group in text.groups));
  return (
    <nav
      id="side-bar"
      aria-label={text.manage}
      className={styles.sideBar}
      hidden={hidden}
      data-no-print=""
    >
      {opens("/") && (
        <NavLink className={styles.sideLink ?? ""} to="/" end>
          {text.home}
        </NavLink>
      )}
      {[...Object.keys(text.groups), ...new Set(extra)].map((group) => (
        <SideGroup
          key={group}
          title={text.groups[group] ?? group}
          routes={linked.filter((route) => route.navigation?.group === group)}
        />
      ))}
    </nav>
  );
}

const linkedFor = (routes: readonly RemoteRoute[], role: Role | undefined) =>
  routes.filter((route) => route.navigation && mayEnter(route.access, role));

/** Whether there is anything in the side bar for the person here. */
export function useHasSideBar(routes: readonly RemoteRoute[]): boolean {
  const auth = useAuth();
  return linkedFor(routes, auth.status === "signed-in" ? auth.user.role : undefined).length > 0;
}

function SideGroup({ title, routes }: { title: string; routes: readonly RemoteRoute[] }) {
  const lang = useLanguage();
  if (routes.length === 0) return null;
  return (
    <section>
      <h2 className={styles.sideGroup}>{title}</h2>
      <ul className={styles.sideList}>
        {routes.map(({ id, page, path, navigation }) => (
          <li key={`${id}.${page}`}>
            <NavLink className={styles.sideLink ?? ""} to={plainAddress(path) ?? path}>
              {said(navigation?.label ?? "", lang)}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
