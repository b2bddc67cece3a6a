import {
  BrandMark,
  defineTexts,
  LanguageChoice,
  SpeaksPageLanguage,
  ThemeToggle,
  useTexts,
} from "@guildway/ui";
import type { ReactNode } from "react";
import styles from "./public-page.module.css";

const texts = defineTexts({ poweredBy: "POWERED BY" }, { poweredBy: "CON TECNOLOGÍA DE" });

/** What surrounds a page of this remote: its language, the credit, and what a visitor may choose. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <SpeaksPageLanguage>
      <div className={styles.content}>{children}</div>
      <Foot />
    </SpeaksPageLanguage>
  );
}

function Foot() {
  const { poweredBy } = useTexts(texts);
  return (
    <div className={styles.foot} data-no-print="">
      <p className={styles.credit}>
        {poweredBy} <BrandMark size={20} />
      </p>
      <div className={styles.choices}>
        <LanguageChoice />
        <ThemeToggle />
      </div>
    </div>
  );
}
