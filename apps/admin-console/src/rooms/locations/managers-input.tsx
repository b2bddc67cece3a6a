import { recordsOf } from "@guildway/api-client";
import { users } from "@guildway/api-contract";
import { FieldGroup, IconButton, SelectField, Tag, useTexts } from "@guildway/ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import styles from "./locations.module.css";
import { texts } from "./texts.ts";

/** The staff of an organization, who may manage its locations. */
const staffQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["admin-console", "staff", orgId],
    queryFn: async ({ signal }) => {
      const { items } = await recordsOf(users).list({
        orgId,
        filters: { "role[ov]": "superAdmin,owner,admin,teacher" },
        select: ["id", "name"],
        limit: 1000,
        signal,
      });
      return items.map(({ id, name }) => ({ id, name: name ?? id }));
    },
  });

/** The managers of a location in their order, which says who the sponsor is. */
export function ManagersInput({
  label,
  hint,
  error,
  value,
  onChange,
  orgId,
  name,
}: FieldInputProps) {
  const text = useTexts(texts);
  const { data: staff = [] } = useQuery({
    ...staffQuery(orgId ?? ""),
    enabled: orgId !== undefined,
  });
  const chosen = (value ?? []) as string[];
  const nameOf = (id: string) => staff.find((one) => one.id === id)?.name ?? "…";
  const swap = (index: number, other: number) => {
    const next = [...chosen];
    [next[index], next[other]] = [next[other]!, next[index]!];
    onChange(next);
  };
  return (
    <FieldGroup legend={label} hint={hint} error={error} id={name}>
      {chosen.length > 0 && (
        <ol className={styles.managers}>
          {chosen.map((id, index) => (
            <li key={id} className={styles.manager}>
              <span>
                {nameOf(id)} {index === 0 && <Tag tone="accent">{text.sponsor}</Tag>}
              </span>
              <IconButton
                name={text.up(nameOf(id))}
                icon={<ArrowUp />}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <IconButton
                name={text.down(nameOf(id))}
                icon={<ArrowDown />}
                disabled={index === chosen.length - 1}
                onClick={() => swap(index, index + 1)}
              />
              <IconButton
                name={text.take(nameOf(id))}
                icon={<X />}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ol>
      )}
      <SelectField
        label={text.addManager}
        value=""
        onChange={({ target }) => target.value && onChange([...chosen, target.value])}
      >
        <option value="">{text.chooseManager}</option>
        {staff
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, name: shown }) => (
            <option key={id} value={id}>
              {shown}
            </option>
          ))}
      </SelectField>
    </FieldGroup>
  );
}
