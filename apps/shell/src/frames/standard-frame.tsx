import { Outlet } from "@guildway/router";

import type { RemoteRoute } from "../start/remote-routes.ts";
import styles from "./frames.module.css";
import { SideBar, useHasSideBar } from "./side-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useFolded } from "./use-folded.ts";

/** Staff pages: what they manage at the side, where they manage anything, the product and the person above. */
export function StandardFrame({ routes }: { routes: readonly RemoteRoute[] }) {
  const [folded, fold] = useFolded();
  const hasSideBar = useHasSideBar(routes);
  return (
    <div className={styles.staff} data-register="staff" data-folded={folded || !hasSideBar}>
      <TopBar {...(hasSideBar && { sideBar: { folded, onFold: fold } })} />
      {hasSideBar && <SideBar routes={routes} hidden={folded} />}
      <main id="main" tabIndex={-1} className={styles.staffMain}>
        <Outlet />
      </main>
    </div>
  );
}
