import { Notice, useTexts } from "@guildway/ui";
import styles from "./preview.module.css";
import { PreviewModule } from "./preview-module.tsx";
import { useShownRecords } from "./shown-records.ts";
import { previewTexts } from "./preview-texts.ts";
import { texts } from "./texts.ts";
import { widthsOf, zoneFields, type Zones } from "./zones.ts";

/** A sketch of a page: its layout, and in each zone what its modules show by name. */
export function Preview({
  layout,
  zones,
  linked = false,
}: {
  layout: unknown;
  zones: Zones;
  /** Whether names lead to the records. */
  linked?: boolean;
}) {
  const preview = useTexts(previewTexts);
  const { fields } = useTexts(texts);
  const { found, isPending, isError } = useShownRecords(zones.flat());
  if (isError) return <Notice kind="danger">{preview.failed}</Notice>;
  const widths = widthsOf(layout);
  const hasDraft = zones
    .flat()
    .some(({ selectedIds = [] }) => selectedIds.some((id) => found.get(id)?.hidden === "draft"));
  return (
    <div className={styles.sketch}>
      <div className={styles.page} aria-busy={isPending}>
        {zoneFields.map((field, zone) => (
          <section
            key={field}
            className={styles.zone}
            data-width={widths[zone]}
            aria-label={fields[field]}
          >
            {zones[zone]!.length === 0 && <p className={styles.empty}>{preview.empty}</p>}
            {zones[zone]!.map((module, index) => (
              <PreviewModule key={index} {...{ module, found, isPending, linked }} />
            ))}
          </section>
        ))}
      </div>
      <p className={styles.note}>
        {preview.note} {hasDraft && preview.draftNote}
      </p>
    </div>
  );
}
