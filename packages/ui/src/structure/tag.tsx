import type { ReactNode } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import styles from "./tag.module.css";

export type TagTone = "neutral" | "accent" | "red" | "amber" | "green" | "blue";

/** A state in one or two words; the words say it, the tone only helps. */
export function Tag({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: TagTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={joinClasses(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
