// By the package's name, which remotes share: a copy of its own would not know the language of the page.
import {
  BrandMark,
  defineTexts,
  LanguageChoice,
  SpeaksPageLanguage,
  ThemeToggle,
  useTexts,
} from "@guildway/ui";
import type { ReactNode } from "react";
import styles from "./public-foot.module.css";

const texts = defineTexts({ poweredBy: "POWERED BY" }, { poweredBy: "CON TECNOLOGÍA DE" });

export type PublicFootProps = {
  /** Whether the 'POWERED BY' line is shown. */
  credit?: boolean;
  /** Links before the choices of language and theme. */
  children?: ReactNode;
};

/** The foot of a public page: the credit, and what a visitor may choose. */
export function PublicFoot({ credit = true, children }: PublicFootProps) {
  const { poweredBy } = useTexts(texts);
  return (
    <div className={styles.foot}>
      {credit && (
        <p className={styles.credit}>
          {poweredBy} <BrandMark size={20} />
        </p>
      )}
      <div className={styles.choices} data-no-print="">
        {children}
        <LanguageChoice />
        <ThemeToggle />
      </div>
    </div>
  );
}

/** What surrounds a public page of a remote: its language, the credit, and what a visitor may choose. */
export function PublicSurround({ children }: { children: ReactNode }) {
  return (
    <SpeaksPageLanguage>
      <div className={styles.content}>{children}</div>
      <PublicFoot />
    </SpeaksPageLanguage>
  );
}
