import { Link } from "@guildway/router";
import { BrandMark, IconButton, useTexts } from "@guildway/ui";
import Menu from "lucide-react/icons/menu";

import { PaletteButton } from "../command-palette/palette-button.tsx";
import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./frames.module.css";
import { texts } from "./texts.ts";

interface Props {
  /** How the side bar stands, where there is one. */
  sideBar?: { folded: boolean; onFold(folded: boolean): void };
}

/** Side bar button, product and the person's menu. */
export function TopBar({ sideBar }: Props) {
  const text = useTexts(texts);
  const { startPath } = useWhatOpens();
  return (
    <header className={styles.topBar} data-no-print="">
      {sideBar && (
        <IconButton
          name={sideBar.folded ? text.show : text.fold}
          icon={<Menu size={18} aria-hidden="true" />}
          variant="quiet"
          aria-expanded={!sideBar.folded}
          aria-controls="side-bar"
          onClick={() => sideBar.onFold(!sideBar.folded)}
        />
      )}
      <Link to={startPath} className={styles.product} aria-label={text.start}>
        <BrandMark size={24} />
      </Link>
      <PaletteButton />
      <AccountMenu />
    </header>
  );
}
