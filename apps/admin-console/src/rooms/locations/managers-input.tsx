import { recordsOf } from "@guildway/api-client";
import { users } from "@guildway/api-contract";
import { Button, FieldGroup, IconButton, SelectField, Tag, useTexts } from "@guildway/ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import styles from "./locations.module.css";
import { texts } from "./texts.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

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
  const [added, setAdded] = useState("");
  const { group, keepFocus } = useKeptFocus();
  const swap = (index: number, other: number) => {
    keepFocus(chosen[index]!, other < index ? "up" : "down");
    const next = [...chosen];
    [next[index], next[other]] = [next[other]!, next[index]!];
    onChange(next);
  };
  const take = (id: string) => {
    keepFocus(chosen[chosen.indexOf(id) + 1] ?? chosen.at(-2), "take");
    onChange(chosen.filter((one) => one !== id));
  };
  const add = () => {
    if (added) onChange([...chosen, added]);
    setAdded("");
  };
  return (
    <FieldGroup legend={label} hint={hint} error={error} id={name} optional>
      <div ref={group}>
        {chosen.length > 0 && (
          <ol className={styles.managers}>
            {chosen.map((id, index) => (
              <li key={id} data-manager={id} className={styles.manager}>
                <span>
                  {nameOf(id)} {index === 0 && <Tag tone="accent">{text.sponsor}</Tag>}
                </span>
                <IconButton
                  name={text.up(nameOf(id))}
                  data-does="up"
                  icon={<ArrowUp />}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                />
                <IconButton
                  name={text.down(nameOf(id))}
                  data-does="down"
                  icon={<ArrowDown />}
                  disabled={index === chosen.length - 1}
                  onClick={() => swap(index, index + 1)}
                />
                <IconButton
                  name={text.take(nameOf(id))}
                  data-does="take"
                  icon={<X />}
                  onClick={() => take(id)}
                />
              </li>
            ))}
          </ol>
        )}
        <div className={styles.adding}>
          <SelectField
            label={text.addManager}
            value={added}
            onChange={({ target }) => setAdded(target.value)}
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
          <Button onClick={add}>{text.addChosen}</Button>
        </div>
      </div>
    </FieldGroup>
  );
}
