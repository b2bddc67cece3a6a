import { useAuth } from "@guildway/auth";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Card } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { userCountQuery } from "./user-count-query.ts";
import styles from "./welcome.module.css";

/** Where staff arrive: their organization, and the way to what they manage. */
export function Welcome() {
  const auth = useAuth();
  const { data } = useQuery({
    ...userCountQuery(auth.status === "signed-in" ? auth.organization.id : ""),
    enabled: auth.status === "signed-in",
  });
  if (auth.status !== "signed-in") return null;
  return (
    <>
      <h1>{auth.organization.name}</h1>
      <div className={styles.cards}>
        <Card title="People" {...(data && { count: data.total })}>
          <p>
            <Link to={linkTo("admin-console.users")}>See all users</Link>
          </p>
        </Card>
      </div>
    </>
  );
}
