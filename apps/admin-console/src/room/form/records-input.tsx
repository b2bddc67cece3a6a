import type { NamedType } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { Button, FieldGroup, IconButton, SelectField, Tag, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import { Suspense, useState } from "react";
import { type Among, choosableQuery } from "../choose/choosable.ts";
import { useNamesOf } from "../names.ts";
import { common } from "../texts.ts";
import { formTexts } from "./texts.ts";
import type { FieldInputProps } from "./field-input.tsx";
import styles from "./records-input.module.css";
import { useDraggedOrder } from "./use-dragged-order.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

const AddOneOfMany = lazyPart(
  async () => (await import("../choose/add-one-of-many.tsx")).AddOneOfMany,
);

/** Several records, chosen by name and taken away again; in an order where that means something. */
export function RecordsInput({
  of,
  among,
  ordered = false,
  first,
  most = Infinity,
  label,
  hint,
  error,
  value,
  onChange,
  orgId,
  name,
}: FieldInputProps & {
  of: NamedType;
  /** Those to choose from, where not every record of the type is one. */
  among?: Among;
  ordered?: boolean;
  /** What being the first means. */
  first?: string;
  /** How many can be chosen. */
  most?: number;
}) {
  const text = useTexts(formTexts).records;
  const { notLoaded } = useTexts(common);
  const chosen = (value ?? []) as readonly string[];
  const from = { of, orgId, among };
  const { data, isError } = useQuery(choosableQuery(from));
  const choosable = data?.items ?? [];
  const names = useNamesOf(of, chosen);
  const nameOf = (id: string) =>
    choosable.find((one) => one.value === id)?.label ?? names.get(id) ?? "…";
  const [added, setAdded] = useState("");
  const { group, keepFocus } = useKeptFocus();
  const draggedOrder = useDraggedOrder(chosen, onChange);
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
  const List = ordered ? "ol" : "ul";
  return (
    <FieldGroup legend={label} hint={hint} error={error} id={name} optional>
      <div ref={group}>
        {chosen.length > 0 && (
          <List className={styles.chosen}>
            {chosen.map((id, index) => (
              <li
                key={id}
                data-record={id}
                className={styles.one}
                {...(ordered && draggedOrder(id))}
              >
                {ordered && <GripVertical className={styles.grip} aria-hidden />}
                <span>
                  {nameOf(id)} {index === 0 && first && <Tag tone="accent">{first}</Tag>}
                </span>
                {ordered && (
                  <>
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
                  </>
                )}
                <IconButton
                  name={text.take(nameOf(id))}
                  data-does="take"
                  icon={<X />}
                  onClick={() => take(id)}
                />
              </li>
            ))}
          </List>
        )}
        {chosen.length >= most ? null : data?.isMany ? (
          <Suspense>
            <AddOneOfMany
              from={from}
              label={text.add(label)}
              without={chosen}
              onAdd={(id) => onChange([...chosen, id])}
            />
          </Suspense>
        ) : (
          <div className={styles.adding}>
            <SelectField
              label={text.add(label)}
              error={isError ? notLoaded : undefined}
              value={added}
              onChange={({ target }) => setAdded(target.value)}
            >
              <option value="">{text.choose}</option>
              {choosable
                .filter((one) => !chosen.includes(one.value))
                .map((one) => (
                  <option key={one.value} value={one.value}>
                    {one.label}
                  </option>
                ))}
            </SelectField>
            <Button onClick={add}>{text.addChosen}</Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}
