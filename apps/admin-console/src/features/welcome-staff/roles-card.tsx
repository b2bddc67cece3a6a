import { roles } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { roleName } from "@guildway/rules";
import { Card, useLanguage, useTexts } from "@guildway/ui";
import { useQueries } from "@tanstack/react-query";
import { texts } from "./texts.ts";
import { roleCountQuery } from "./welcome-queries.ts";
import styles from "./welcome.module.css";

/** How many people of an organization have each role, and the way to them. */
export function RolesCard({ orgId, orgType }: { orgId: string; orgType: string | undefined }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const counts = useQueries({ queries: roles.map((role) => roleCountQuery(orgId, role)) });
  return (
    <Card title={text.roles}>
      <ul className={styles.rows}>
        {roles.map((role, place) => (
          <li key={role}>
            <Link to={linkTo("admin-console.users", {}, { role })}>
              {roleName(role, orgType, lang)}
            </Link>
            <span>{counts[place]?.data?.total}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
