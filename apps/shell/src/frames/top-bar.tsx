import { Link } from "@guildway/router";
import { BrandMark, IconButton, useTexts } from "@guildway/ui";
import { Menu } from "lucide-react";

import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./frames.module.css";
import { texts } from "./texts.ts";

/** Side bar button, product and the person's menu. */
export function TopBar({ folded, onFold }: { folded: boolean; onFold(folded: boolean): void }) {
  const text = useTexts(texts);
  const { startPath } = useWhatOpens();
  return (
    <header className={styles.topBar} data-no-print="">
      <IconButton
        name={folded ? text.show : text.fold}
        icon={<Menu size={18} aria-hidden="true" />}
        variant="quiet"
        aria-expanded={!folded}
        aria-controls="side-bar"
        onClick={() => onFold(!folded)}
      />
      <Link to={startPath} className={styles.product} aria-label={text.start}>
        <BrandMark size={24} />
      </Link>
      <AccountMenu />
    </header>
  );
}
