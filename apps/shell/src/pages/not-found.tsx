import { Link } from "@guildway/router";
import { buttonClass } from "@guildway/ui";

import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import styles from "./not-found.module.css";

/** The fallback screen for every address that no page has. */
export function NotFound() {
  const { startPath } = useWhatOpens();
  return (
    <div className={styles.page}>
      <h1>404</h1>
      <p className={styles.words}>No page found</p>
      <p>Check the address, or start again from the beginning. Nothing was changed.</p>
      <Link className={buttonClass({ variant: "primary" })} to={startPath}>
        Go to the start page
      </Link>
    </div>
  );
}
