import type { RecordDefinition } from "@guildway/api-contract";
import { SelectField, type SelectFieldProps } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { choosableQuery } from "./names.ts";

/** A select of the records of a type, by name. */
export function RecordChoice({
  of,
  orgId,
  none,
  ...select
}: SelectFieldProps & {
  of: RecordDefinition;
  /** Whose records are offered; undefined offers every organization's. */
  orgId: string | undefined;
  /** What choosing none is called. */
  none: string;
}) {
  const { data = [] } = useQuery(choosableQuery(of, orgId));
  return (
    <SelectField {...select}>
      <option value="">{none}</option>
      {data.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
