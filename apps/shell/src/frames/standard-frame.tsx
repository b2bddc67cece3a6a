import { Outlet } from "@guildway/router";

import type { RemoteRoute } from "../start/remote-routes.ts";
import styles from "./frames.module.css";
import { SideBar } from "./side-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useFolded } from "./use-folded.ts";

/** Staff pages: what they manage at the side, the product and the person above. */
export function StandardFrame({ routes }: { routes: readonly RemoteRoute[] }) {
  const [folded, fold] = useFolded();
  return (
    <div className={styles.staff} data-register="staff" data-folded={folded}>
      <TopBar folded={folded} onFold={fold} />
      <SideBar routes={routes} hidden={folded} />
      <main id="main" tabIndex={-1} className={styles.staffMain}>
        <Outlet />
      </main>
    </div>
  );
}
