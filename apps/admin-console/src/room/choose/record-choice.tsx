import { lazyPart } from "@guildway/federation";
import { SelectField, type SelectFieldProps, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { namesQuery } from "../names.ts";
import { common } from "../texts.ts";
import { type ChosenFrom, choosableQuery } from "./choosable.ts";

const OneOfMany = lazyPart(async () => (await import("./one-of-many.tsx")).OneOfMany);

export type RecordChoiceProps = Pick<
  SelectFieldProps,
  "label" | "hint" | "error" | "optional" | "asterisk" | "id" | "name"
> &
  ChosenFrom & {
    value: string;
    onChange(event: { target: { value: string } }): void;
    /** What choosing none is called. */
    none: string;
  };

/** One of the records of a type, by name: a select, and a search where there are many. What is chosen stands in it also where it is not offered. */
export function RecordChoice({ of, orgId, among, none, ...field }: RecordChoiceProps) {
  const { data, isError } = useQuery(choosableQuery({ of, orgId, among }));
  const { notLoaded, gone } = useTexts(common);
  const { value } = field;
  const isBesides = data && value !== "" && !data.items.some((one) => one.value === value);
  const besides = useQuery(namesQuery(of, isBesides && !data.isMany ? [value] : []));
  const select = (
    <SelectField {...field} error={field.error ?? (isError ? notLoaded : undefined)}>
      <option value="">{none}</option>
      {isBesides && (
        <option value={value}>{besides.data?.[0]?.[1] ?? (besides.isFetching ? "…" : gone)}</option>
      )}
      {data?.items.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
  if (!data?.isMany) return select;
  return (
    <Suspense fallback={select}>
      <OneOfMany {...field} of={of} orgId={orgId} among={among} none={none} />
    </Suspense>
  );
}
