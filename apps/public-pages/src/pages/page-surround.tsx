import { SpeaksPageLanguage } from "@guildway/ui";
import { PublicFoot } from "@guildway/ui/public-foot";
import type { ReactNode } from "react";
import styles from "./page-surround.module.css";

/** What surrounds a page of this remote: its language, the credit, and what a visitor may choose. */
export function PageSurround({ children }: { children: ReactNode }) {
  return (
    <SpeaksPageLanguage>
      <div className={styles.content}>{children}</div>
      <PublicFoot />
    </SpeaksPageLanguage>
  );
}
