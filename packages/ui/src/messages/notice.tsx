import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { useWords } from "../language/words.ts";
import { VisuallyHidden } from "../structure/visually-hidden.tsx";
import styles from "./messages.module.css";

export type NoticeKind = "info" | "success" | "warning" | "danger";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

export type NoticeProps = {
  kind?: NoticeKind;
  title?: ReactNode;
  /** "alert" or "status" when it appears while somebody is on the page. */
  role?: "alert" | "status";
  children?: ReactNode;
};

/** Something to know, told by icon, words and colour. */
export function Notice({ kind = "info", title, role, children }: NoticeProps) {
  const words = useWords();
  const Icon = icons[kind];
  return (
    <div className={joinClasses(styles.notice, styles[kind])} role={role}>
      <Icon aria-hidden="true" />
      <div className={styles.text}>
        <VisuallyHidden>{words.notice[kind]} </VisuallyHidden>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        {children}
      </div>
    </div>
  );
}
