import { useAuth } from "@guildway/auth";
import { useSearchParams } from "@guildway/router";
import { Button, EmptyState, ErrorState, Pagination, Skeleton } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import type { KnownOrganization } from "./role-names.ts";
import { texts } from "./texts.ts";
import { readUsersAddress, type UsersAddress, writeUsersAddress } from "./users-address.ts";
import { UsersFilters } from "./users-filters.tsx";
import { organizationsQuery, pageSize, usersQuery } from "./users-query.ts";
import { UsersTable } from "./users-table.tsx";
import styles from "./users.module.css";

/** The users of an organization, 200 at a time; everything that the list shows stands in the address. */
export function UsersList() {
  const [query, setQuery] = useSearchParams();
  const auth = useAuth();
  const { data: organizations } = useQuery(organizationsQuery);
  if (auth.status !== "signed-in") return null;
  const address = readUsersAddress(query);
  const known = organizations ?? [auth.organization];
  const change = (to: Partial<UsersAddress>) => setQuery(writeUsersAddress(address, to));
  return (
    <div className={styles.list}>
      <UsersFilters
        address={address}
        ownId={auth.organization.id}
        organizations={known}
        onChange={change}
      />
      <Found
        address={address}
        shownId={address.organization ?? auth.organization.id}
        organizations={known}
        onChange={change}
      />
    </div>
  );
}

function Found({
  address,
  shownId,
  organizations,
  onChange,
}: {
  address: UsersAddress;
  /** The organization whose users are shown, or `all`. */
  shownId: string;
  organizations: readonly KnownOrganization[];
  onChange: (change: Partial<UsersAddress>) => void;
}) {
  const { data, isPending, isError, refetch, isFetching, isPlaceholderData } = useQuery(
    usersQuery(address, shownId),
  );
  if (isError)
    return (
      <ErrorState
        title={texts.failedTitle}
        text={texts.failedText}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (isPending) return <Skeleton lines={12} />;
  if (data.total === 0)
    return address.search || address.role || address.membership !== "all" ? (
      <EmptyState title={texts.noMatchTitle} text={texts.noMatchText} />
    ) : (
      <EmptyState title={texts.noneTitle} text={texts.noneText} />
    );
  if (data.items.length === 0)
    return (
      <EmptyState
        title={texts.pastEndTitle}
        action={<Button onClick={() => onChange({ page: 1 })}>{texts.firstPage}</Button>}
      />
    );
  return (
    <div className={styles.found} aria-busy={isPlaceholderData}>
      <div className={styles.surface}>
        <UsersTable
          items={data.items}
          address={address}
          organizations={organizations}
          onChange={onChange}
        />
      </div>
      <Pagination
        from={(data.rangeFrom ?? 0) + 1}
        to={(data.rangeTo ?? 0) + 1}
        total={data.total}
        previous={
          address.page > 1 ? { onClick: () => onChange({ page: address.page - 1 }) } : undefined
        }
        next={
          address.page * pageSize < data.total
            ? { onClick: () => onChange({ page: address.page + 1 }) }
            : undefined
        }
      />
    </div>
  );
}
