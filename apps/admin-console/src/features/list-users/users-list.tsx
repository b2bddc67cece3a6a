import { useAuth } from "@guildway/auth";
import { useSearchParams } from "@guildway/router";
import { Button, EmptyState, ErrorState, Pagination, Skeleton } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { texts } from "./texts.ts";
import { readUsersAddress, type UsersAddress, writeUsersAddress } from "./users-address.ts";
import { UsersFilters } from "./users-filters.tsx";
import { organizationsQuery, pageSize, type ShownOrganization, usersQuery } from "./users-query.ts";
import { UsersTable } from "./users-table.tsx";
import styles from "./users.module.css";

/** The users of an organization, 200 at a time; everything that the list shows stands in the address. */
export function UsersList() {
  const [query, setQuery] = useSearchParams();
  const auth = useAuth();
  const { data: organizations } = useQuery(organizationsQuery);
  if (auth.status !== "signed-in") return null;
  const address = readUsersAddress(query);
  const shown = shownOrganization(address.organization, auth.organization, organizations);
  const change = (to: Partial<UsersAddress>) => setQuery(writeUsersAddress(address, to));
  return (
    <div className={styles.list}>
      <UsersFilters address={address} ownOrganization={auth.organization} onChange={change} />
      <Found address={address} organization={shown} onChange={change} />
    </div>
  );
}

function shownOrganization(
  asked: string | undefined,
  own: { id: string; type: string },
  known: { items: { sys: { id: string }; type?: string | null }[] } | undefined,
): ShownOrganization {
  if (asked === undefined || asked === own.id) return own;
  const found = known?.items.find(({ sys }) => sys.id === asked);
  return { id: asked, type: found?.type ?? undefined };
}

function Found({
  address,
  organization,
  onChange,
}: {
  address: UsersAddress;
  organization: ShownOrganization;
  onChange: (change: Partial<UsersAddress>) => void;
}) {
  const { data, isPending, isError, refetch, isFetching, isPlaceholderData } = useQuery(
    usersQuery(address, organization),
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
          organizationType={organization.type}
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
