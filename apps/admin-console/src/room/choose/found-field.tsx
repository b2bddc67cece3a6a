import { useTexts } from "@guildway/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Choosable, type ChosenFrom, foundQuery, mostFound } from "./choosable.ts";
import { ComboField, type ComboFieldProps } from "./combo-field.tsx";
import { texts } from "./texts.ts";
import { useSettled } from "@guildway/ui/use-settled";

/** So long a pause in typing is waited for. */
const pause = 200;

/** A field that searches records by name as one types, and offers what it finds. */
export function FoundField({
  from,
  search,
  without = [],
  ...field
}: Omit<ComboFieldProps, "options" | "status" | "offersFirst" | "isBehind" | "onOpen"> & {
  from: ChosenFrom;
  /** What is searched for, where what stands in the field was typed. */
  search: string;
  without?: readonly string[];
  onChoose: (one: Choosable) => void;
}) {
  const text = useTexts(texts);
  const wanted = search.trim();
  const asked = useSettled(wanted, pause);
  const [wasOpened, setWasOpened] = useState(false);
  const found = useQuery({
    ...foundQuery(from, asked),
    enabled: wasOpened,
    placeholderData: keepPreviousData,
  });
  const isBehind = found.isPending || found.isPlaceholderData || asked !== wanted;
  const options = (found.data?.items ?? []).filter(({ value }) => !without.includes(value));
  const said = () => {
    if (found.isError) return text.failed;
    if (isBehind) return text.searching;
    if (options.length === 0) return text.nothing;
    return found.data!.hasMore ? text.first(mostFound) : text.found(options.length);
  };
  return (
    <ComboField
      {...field}
      placeholder={field.placeholder ?? text.hint}
      options={found.isError ? [] : options}
      status={said()}
      offersFirst={wanted !== ""}
      isBehind={isBehind}
      onOpen={() => setWasOpened(true)}
    />
  );
}
