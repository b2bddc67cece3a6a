import type { RecordOf, users } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { Link, useLocation } from "@guildway/router";
import { readableMembership } from "@guildway/rules";
import { DataTable, SortHeader, Tag } from "@guildway/ui";
import { shownDate } from "../../shown-date.ts";
import { type KnownOrganization, roleNameIn } from "./role-names.ts";
import { texts } from "./texts.ts";
import { sortable, type UsersAddress } from "./users-address.ts";
import styles from "./users.module.css";

type User = RecordOf<typeof users>;

/** The users of one page; a header that can be ordered by is a button. */
export function UsersTable({
  items,
  address,
  organizations,
  onChange,
}: {
  items: readonly User[];
  address: UsersAddress;
  organizations: readonly KnownOrganization[];
  onChange: (change: Partial<UsersAddress>) => void;
}) {
  const { search } = useLocation();
  const showsAll = address.organization === "all";
  const header = (field: (typeof sortable)[number], label: string) => {
    const direction =
      address.order === field
        ? "ascending"
        : address.order === `-${field}`
          ? "descending"
          : undefined;
    return (
      <SortHeader
        direction={direction}
        onSort={() => onChange({ order: direction === "ascending" ? `-${field}` : field })}
      >
        {label}
      </SortHeader>
    );
  };
  return (
    <DataTable label="Users" maxHeight="calc(100dvh - 17rem)">
      <thead>
        <tr>
          {header("name", texts.columns.name)}
          {header("email", texts.columns.email)}
          {showsAll && <th scope="col">{texts.columns.organization}</th>}
          <th scope="col">{texts.columns.role}</th>
          <th scope="col">{texts.columns.membership}</th>
          {header("createdAt", texts.columns.added)}
        </tr>
      </thead>
      <tbody>
        {items.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              <Link
                to={linkTo("admin-console.user", { userId: user.id })}
                state={{ listQuery: search }}
              >
                {user.name || texts.noName}
              </Link>{" "}
              {user.testUser && <Tag>{texts.testUser}</Tag>}
            </th>
            <td>
              <Email address={user.email} />
            </td>
            {showsAll && <td>{organizations.find(({ id }) => id === user.orgId)?.name}</td>}
            <td data-nowrap="">{roleNameIn(organizations, user)}</td>
            <td>
              <Membership of={user} />
            </td>
            <td data-nowrap="">{shownDate(user.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** An address that breaks before its @ where the screen is narrow. */
function Email({ address }: { address: string | null | undefined }) {
  const [mailbox, host] = (address ?? "").split("@");
  return (
    <span className={styles.email}>
      {mailbox}
      {host && (
        <>
          <wbr />@{host}
        </>
      )}
    </span>
  );
}

function Membership({ of }: { of: User }) {
  const membership = readableMembership(of.membership);
  if (!membership) return null;
  return <Tag tone={membership === "inactive" ? "amber" : "neutral"}>{membership}</Tag>;
}
