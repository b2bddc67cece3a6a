import { usePageFrame } from "@guildway/federation";
import { NavLink } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import type { ReactNode } from "react";

import styles from "./account-layout.module.css";
import { type Section, sectionPath, sections } from "./sections.ts";
import { texts } from "./texts.ts";

interface Props {
  section: Section;
  /** One sentence on what the section is for. */
  intro: ReactNode;
  children: ReactNode;
}

/** One's own account: its sections at the side, or above on phones, and the one that is open. */
export function AccountLayout({ section, intro, children }: Props) {
  const text = useTexts(texts);
  const title = text.sections[section];
  usePageFrame({ title });
  return (
    <div className={styles.account}>
      <nav aria-label={text.account} className={styles.sections}>
        <p className={styles.name} aria-hidden="true">
          {text.account}
        </p>
        <ul className={styles.list}>
          {sections.map((one) => (
            <li key={one}>
              <NavLink className={styles.link ?? ""} to={sectionPath(one)}>
                {text.sections[one]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.section}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
