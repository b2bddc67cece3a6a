import { BrandMark } from "@guildway/ui";
import type { ReactNode } from "react";

import styles from "./unavailable.module.css";

/** Names the product above a panel that has nothing else around it. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <div className={styles.alone}>
      <BrandMark size={28} />
      {children}
    </div>
  );
}
