import { LanguageChoice, ThemeToggle, useTexts } from "@guildway/ui";
import { signOut, useAuth } from "@guildway/auth";
import { Link } from "@guildway/router";
import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import { useConfig } from "../start/config-context.ts";
import styles from "./account-menu.module.css";
import { texts } from "./texts.ts";

/** The profile picture with links to the main app and the admin app, the theme, and Sign out. */
export function AccountMenu() {
  const text = useTexts(texts);
  const auth = useAuth();
  const { mainAppUrl, adminAppUrl } = useConfig();
  const { opens } = useWhatOpens();
  const apps = [
    { href: mainAppUrl, words: text.mainApp },
    { href: adminAppUrl, words: text.adminApp },
  ].filter(({ href }) => opens(href));
  if (auth.status !== "signed-in") return null;
  const { user } = auth;
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        popoverTarget="account-menu"
        aria-label={text.account(user.name, initials(user.name))}
      >
        {user.profilePicture ? (
          <img src={user.profilePicture} alt="" />
        ) : (
          <span aria-hidden="true">{initials(user.name)}</span>
        )}
      </button>
      <div id="account-menu" popover="auto" className={styles.menu}>
        <p className={styles.name}>{user.name}</p>
        {apps.length > 0 && (
          <ul className={styles.list}>
            {apps.map(({ href, words }) => (
              <li key={words}>
                <a className={styles.item} href={href}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Link className={styles.item} to="/account/email">
          {text.changeEmail}
        </Link>
        <div className={styles.theme}>
          <span aria-hidden="true">{text.theme}</span>
          <ThemeToggle />
        </div>
        <LanguageChoice />
        <button type="button" className={styles.item} onClick={() => void signOut()}>
          {text.signOut}
        </button>
      </div>
    </>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
}
