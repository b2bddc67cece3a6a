import { useAuth } from "@guildway/auth";
import { useSearchParams } from "@guildway/router";
import { Badge } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { readUsersAddress } from "./users-address.ts";
import { usersQuery } from "./users-query.ts";
import styles from "./users.module.css";

/** The list's title, and beside it how many users its search and filters find. */
export function UsersHeading({ children }: { children: ReactNode }) {
  const auth = useAuth();
  return (
    <header className={styles.heading}>
      {children}
      {auth.status === "signed-in" && <Count ownId={auth.organization.id} />}
    </header>
  );
}

function Count({ ownId }: { ownId: string }) {
  const [query] = useSearchParams();
  const address = readUsersAddress(query);
  const { data } = useQuery(usersQuery(address, address.organization ?? ownId));
  return data && <Badge count={data.total} />;
}
