import { useAuth } from "@guildway/auth";
import { useTexts } from "@guildway/ui";
import Search from "lucide-react/icons/search";

import { hasCommandKey } from "./is-palette-key.ts";
import { openPalette } from "./open-state.ts";
import styles from "./palette-button.module.css";
import { texts } from "./texts.ts";

/** Opens the command palette to who is signed in, and says by which keys it opens too. */
export function PaletteButton() {
  const text = useTexts(texts);
  const isSignedIn = useAuth(({ status }) => status === "signed-in");
  const command = hasCommandKey() ? "⌘" : text.control;
  if (!isSignedIn) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasCommandKey() ? "Meta+K" : "Control+K"}
      onClick={openPalette}
    >
      <Search size={16} aria-hidden="true" />
      <span className={styles.words}>{text.open}</span>
      <kbd className={styles.keys} aria-hidden="true">
        {text.keys(command)}
      </kbd>
    </button>
  );
}
