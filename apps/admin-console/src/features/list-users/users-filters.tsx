import { roles } from "@guildway/api-contract";
import { roleName } from "@guildway/rules";
import { Button, SelectField, TextField } from "@guildway/ui";
import type { FormEvent } from "react";
import { type KnownOrganization, roleNameAnywhere } from "./role-names.ts";
import { texts } from "./texts.ts";
import type { UsersAddress } from "./users-address.ts";
import styles from "./users.module.css";

/** Search and filters; each choice changes the address at once, the search when it is sent. */
export function UsersFilters({
  address,
  ownId,
  organizations,
  onChange,
}: {
  address: UsersAddress;
  /** One's own organization, which is shown where the address names none. */
  ownId: string;
  organizations: readonly KnownOrganization[];
  onChange: (change: Partial<UsersAddress>) => void;
}) {
  const shown = organizations.find(({ id }) => id === (address.organization ?? ownId));
  const filtered = address.search || address.role || address.membership !== "all";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ search: String(new FormData(event.currentTarget).get("search") ?? "").trim() });
  };
  return (
    <form className={styles.filters} role="search" onSubmit={submit}>
      <TextField
        label={texts.search}
        type="search"
        name="search"
        key={address.search}
        defaultValue={address.search}
      />
      <Button type="submit">{texts.searchButton}</Button>
      <SelectField
        label={texts.role}
        value={address.role ?? ""}
        onChange={(event) => onChange({ role: roles.find((role) => role === event.target.value) })}
      >
        <option value="">{texts.everyRole}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {address.organization === "all" ? roleNameAnywhere(role) : roleName(role, shown?.type)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.membership}
        value={address.membership}
        onChange={(event) =>
          onChange({ membership: event.target.value as UsersAddress["membership"] })
        }
      >
        {Object.entries(texts.memberships).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.organization}
        value={address.organization ?? ownId}
        onChange={(event) =>
          onChange({
            organization: event.target.value === ownId ? undefined : event.target.value,
          })
        }
      >
        {organizations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="all">{texts.allOrganizations}</option>
      </SelectField>
      <div className={styles.clear}>
        {filtered && (
          <Button
            variant="quiet"
            onClick={() => onChange({ search: "", role: undefined, membership: "all" })}
          >
            {texts.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
