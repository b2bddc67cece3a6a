import { useCurrentPageFrame } from "@guildway/federation";
import { Outlet } from "@guildway/router";
import { BrandMark } from "@guildway/ui";

import styles from "./frames.module.css";

/** The organisation's bar over a public page; the page says whose it is, and its colour tints the bar's edge only. */
export function BrandedFrame() {
  const { title, organization } = useCurrentPageFrame();
  return (
    <>
      <header className={styles.brandedBar} style={{ borderBlockStartColor: organization?.color }}>
        <div className={styles.brandedBarInner}>
          {organization?.logoUrl && (
            <img className={styles.organizationLogo} src={organization.logoUrl} alt="" />
          )}
          {organization ? (
            <span className={styles.organizationName}>{organization.name}</span>
          ) : (
            <BrandMark size={24} />
          )}
          {title && <span className={styles.pageTitle}>{title}</span>}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.public}>
        <Outlet />
      </main>
    </>
  );
}
