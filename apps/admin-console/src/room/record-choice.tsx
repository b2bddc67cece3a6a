import type { NamedType } from "@guildway/api-contract";
import { SelectField, type SelectFieldProps, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { choosableQuery, namesQuery } from "./names.ts";
import { common } from "./texts.ts";

/** A select of the records of a type, by name; what is chosen stands in it also where it is not offered. */
export function RecordChoice({
  of,
  orgId,
  among,
  none,
  ...select
}: SelectFieldProps & {
  of: NamedType;
  /** Those to choose from, where not every record of the type is one. */
  among?: ReturnType<typeof choosableQuery>;
  /** Whose records are offered; undefined offers every organization's. */
  orgId: string | undefined;
  /** What choosing none is called. */
  none: string;
}) {
  const { data, isError } = useQuery(among ?? choosableQuery(of, orgId));
  const { notLoaded, gone } = useTexts(common);
  const chosen = String(select.value ?? "");
  const isBesides =
    data !== undefined && chosen !== "" && !data.some((one) => one.value === chosen);
  const besides = useQuery(namesQuery(of, isBesides ? [chosen] : []));
  const nameBesides = besides.data?.find(([id]) => id === chosen)?.[1];
  return (
    <SelectField {...select} error={select.error ?? (isError ? notLoaded : undefined)}>
      <option value="">{none}</option>
      {isBesides && (
        <option value={chosen}>{nameBesides ?? (besides.isFetching ? "…" : gone)}</option>
      )}
      {data?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
