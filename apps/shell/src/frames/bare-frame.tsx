import { Outlet } from "@guildway/router";

import styles from "./frames.module.css";

/** Nothing around the page. */
export function BareFrame() {
  return (
    <main id="main" tabIndex={-1} className={styles.public}>
      <Outlet />
    </main>
  );
}
