import { Skeleton, useTexts } from "@guildway/ui";
import { type ComponentType, Suspense } from "react";
import { type Control, useWatch } from "react-hook-form";
import type { FormValues } from "./form-values.ts";
import styles from "./room-form.module.css";
import { formTexts } from "./texts.ts";

/** What the record will look like with what stands in its form. */
export function Preview({
  Part,
  control,
}: {
  Part: ComponentType<{ values: FormValues }>;
  control: Control<Record<string, unknown>>;
}) {
  const { preview } = useTexts(formTexts);
  const values = useWatch({ control });
  return (
    <section className={styles.preview} aria-label={preview}>
      <h2>{preview}</h2>
      <Suspense fallback={<Skeleton lines={8} />}>
        <Part values={values} />
      </Suspense>
    </section>
  );
}
