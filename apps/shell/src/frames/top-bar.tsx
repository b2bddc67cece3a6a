import { Link } from "@guildway/router";
import { BrandMark, IconButton } from "@guildway/ui";
import { Menu } from "lucide-react";

import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./frames.module.css";

/** Side bar button, product and the person's menu. */
export function TopBar({ folded, onFold }: { folded: boolean; onFold(folded: boolean): void }) {
  const { startPath } = useWhatOpens();
  return (
    <header className={styles.topBar} data-no-print="">
      <IconButton
        name={folded ? "Show the side bar" : "Fold the side bar"}
        icon={<Menu size={18} aria-hidden="true" />}
        variant="quiet"
        aria-expanded={!folded}
        aria-controls="side-bar"
        onClick={() => onFold(!folded)}
      />
      <Link to={startPath} className={styles.product} aria-label="Guildway, start page">
        <BrandMark size={24} />
      </Link>
      <AccountMenu />
    </header>
  );
}
