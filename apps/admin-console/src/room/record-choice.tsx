import type { NamedType } from "@guildway/api-contract";
import { SelectField, type SelectFieldProps, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { choosableQuery } from "./names.ts";
import { common } from "./texts.ts";

/** A select of the records of a type, by name. */
export function RecordChoice({
  of,
  orgId,
  none,
  ...select
}: SelectFieldProps & {
  of: NamedType;
  /** Whose records are offered; undefined offers every organization's. */
  orgId: string | undefined;
  /** What choosing none is called. */
  none: string;
}) {
  const { data = [], isError } = useQuery(choosableQuery(of, orgId));
  const { notLoaded } = useTexts(common);
  return (
    <SelectField {...select} error={select.error ?? (isError ? notLoaded : undefined)}>
      <option value="">{none}</option>
      {data.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
