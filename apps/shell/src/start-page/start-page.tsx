import { usePageFrame } from "@guildway/federation";
import { Link } from "@guildway/router";
import {
  BrandMark,
  buttonClass,
  LanguageChoice,
  ThemeToggle,
  useLanguage,
  useTexts,
} from "@guildway/ui";

import type { RemoteRoute } from "../start/remote-routes.ts";
import { doorsOf } from "./doors.ts";
import styles from "./start-page.module.css";
import { texts } from "./texts.ts";

/** What a visitor finds at the product's address: the pages that are open to everybody, and the way in for who has an account. */
export function StartPage({ routes }: { routes: readonly RemoteRoute[] }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  usePageFrame({ title: text.tabTitle, organization: null });
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <BrandMark size={28} />
        <Link className={buttonClass()} to="/login">
          {text.signIn}
        </Link>
      </header>
      <h1>{text.title}</h1>
      <p className={styles.intro}>{text.intro}</p>
      <ul className={styles.doors}>
        {doorsOf(routes).map(({ to, title, text: words }) => (
          <li key={to}>
            <Link className={styles.door} to={to}>
              <span className={styles.doorTitle}>{title[lang]}</span>
              <span className={styles.doorText}>{words[lang]}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.door} to="/login">
            <span className={styles.doorTitle}>{text.haveAccount}</span>
            <span className={styles.doorText}>{text.haveAccountText}</span>
          </Link>
        </li>
      </ul>
      <div className={styles.choices}>
        <LanguageChoice />
        <ThemeToggle />
      </div>
    </div>
  );
}
