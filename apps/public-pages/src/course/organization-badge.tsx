import { SizedImage } from "../images/sized-image.tsx";
import type { Organization } from "../organization/organization-query.ts";
import styles from "./organization-badge.module.css";

/** Whose a course is, beside it. */
export function OrganizationBadge({ organization }: { organization: Organization }) {
  const { name, orgLogo } = organization;
  return (
    <span className={styles.badge}>
      {orgLogo && <SizedImage src={orgLogo} alt="" sizes="20px" />}
      {name}
    </span>
  );
}
