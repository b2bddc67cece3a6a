import { initials, LanguageChoice, ThemeToggle, useTexts } from "@guildway/ui";
import { signOut, useAuth } from "@guildway/auth";
import { Link } from "@guildway/router";
import type { FocusEvent } from "react";
import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import { useConfig } from "../start/config-context.ts";
import styles from "./account-menu.module.css";
import { texts } from "./texts.ts";

/** Open, it would cover what the keyboard goes to next; its own button opens and closes it by itself. */
function closeOnceLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
  if (!relatedTarget.matches(`[popovertarget=${currentTarget.id}]`)) currentTarget.hidePopover();
}

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
        aria-label={text.account(user.displayName, initials(user.name))}
      >
        {user.profilePicture ? (
          <img src={user.profilePicture} alt="" />
        ) : (
          <span aria-hidden="true">{initials(user.name)}</span>
        )}
      </button>
      <div id="account-menu" popover="auto" className={styles.menu} onBlur={closeOnceLeft}>
        <p className={styles.name}>
          {user.displayName}
          <span className={styles.email}>{user.email}</span>
        </p>
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
        <Link className={styles.item} to="/account/profile">
          {text.ownAccount}
        </Link>
        <div className={styles.theme}>
          <span aria-hidden="true">{text.theme}</span>
          <ThemeToggle />
        </div>
        <div className={styles.language}>
          <LanguageChoice />
        </div>
        <button type="button" className={styles.item} onClick={() => void signOut()}>
          {text.signOut}
        </button>
      </div>
    </>
  );
}
