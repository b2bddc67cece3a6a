import type { Organization } from "../organization/organization-query.ts";
import styles from "./organization-badge.module.css";

/** Whose a course is, beside it. */
export function OrganizationBadge({ organization }: { organization: Organization }) {
  const { name, orgLogo } = organization;
  return (
    <span className={styles.badge}>
      {orgLogo && <img src={orgLogo} alt="" width="20" height="20" loading="lazy" />}
      {name}
    </span>
  );
}
