import { Skeleton } from "@guildway/ui";
import type { FormCore } from "@guildway/ui/forms";
import { type ComponentType, Suspense } from "react";
import { type Control, useWatch } from "react-hook-form";
import type { Asked } from "../room.ts";
import type { FormValues } from "./form-values.ts";

/** What asks for all fields of a section together is given: their values, and how to change some of them. */
export interface SectionInputProps {
  values: FormValues;
  onChange(values: FormValues): void;
  errorOf(field: string): string | undefined;
  /** The organization whose record it is. */
  orgId: string | undefined;
}

/** The fields of a section, asked for by one part. */
export function SectionInput({
  Part,
  fields,
  control,
  core,
  ...rest
}: Pick<SectionInputProps, "onChange" | "orgId"> & {
  Part: ComponentType<SectionInputProps>;
  fields: readonly Asked[];
  control: Control<Record<string, unknown>>;
  core: Pick<FormCore<never>, "errorOf">;
}) {
  const names = fields.map(({ field }) => field);
  const watched = useWatch({ control, name: names });
  const values = Object.fromEntries(names.map((name, at) => [name, watched[at]]));
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <Part {...rest} values={values} errorOf={core.errorOf} />
    </Suspense>
  );
}
