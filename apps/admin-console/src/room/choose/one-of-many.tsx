import { useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { namesQuery } from "../names.ts";
import { common } from "../texts.ts";
import { FoundField } from "./found-field.tsx";
import type { RecordChoiceProps } from "./record-choice.tsx";

/** One of many records, found by its name; what is chosen keeps its name in the field. */
export function OneOfMany({
  of,
  orgId,
  among,
  none,
  value,
  onChange,
  ...field
}: RecordChoiceProps) {
  const { data: names } = useQuery(namesQuery(of, value ? [value] : []));
  const { gone } = useTexts(common);
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const name = chosen?.value === value ? chosen.label : names ? (names[0]?.[1] ?? gone) : "";
  const [typed, setTyped] = useState<string>();
  const choose = (next: { value: string; label: string }) => {
    setChosen(next);
    setTyped(undefined);
    onChange({ target: { value: next.value } });
  };
  return (
    <FoundField
      {...field}
      from={{ of, orgId, among }}
      placeholder={none}
      typed={typed ?? (value ? name : "")}
      search={typed ?? ""}
      onType={setTyped}
      onChoose={choose}
      // Who empties the field and leaves it chooses none.
      onLeave={() =>
        typed === "" && value ? choose({ value: "", label: "" }) : setTyped(undefined)
      }
    />
  );
}
