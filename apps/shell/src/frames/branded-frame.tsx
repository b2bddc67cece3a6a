import { useCurrentPageFrame } from "@guildway/federation";
import { Outlet } from "@guildway/router";
import { BrandMark, useTexts } from "@guildway/ui";

import styles from "./frames.module.css";
import { texts } from "./texts.ts";

/** The bar over a course, a pathway or an invitation: whose it is and what it is, as its page says; the organization's colour tints the bar's edge only. */
export function BrandedFrame() {
  const text = useTexts(texts);
  const { title, organization } = useCurrentPageFrame();
  return (
    <>
      <header className={styles.brandedBar} style={{ borderBlockStartColor: organization?.color }}>
        <div className={styles.brandedBarInner}>
          {organization?.logoUrl && (
            <img className={styles.organizationLogo} src={organization.logoUrl} alt="" />
          )}
          {organization && <span className={styles.organizationName}>{organization.name}</span>}
          {organization === null && <BrandMark size={24} />}
          {organization === undefined && <output>{text.organizationLoading}</output>}
          {title && <span className={styles.pageTitle}>{title}</span>}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.public}>
        <Outlet />
      </main>
    </>
  );
}
