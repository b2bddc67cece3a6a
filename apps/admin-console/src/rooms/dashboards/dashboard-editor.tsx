import { pageLayouts } from "@guildway/api-contract";
import { FieldGroup, RadioGroup, useTexts, VisuallyHidden } from "@guildway/ui";
import type { SectionInputProps } from "../../room/form/section-input.tsx";
import styles from "./editor.module.css";
import { editorTexts } from "./editor-texts.ts";
import { LayoutPicture } from "./layout-picture.tsx";
import { ModuleEditor } from "./module-editor.tsx";
import { Preview } from "./preview.tsx";
import { previewTexts } from "./preview-texts.ts";
import { texts } from "./texts.ts";
import { useDragging } from "./use-dragging.ts";
import { idOf, useZones } from "./use-zones.ts";
import { ZoneEditor } from "./zone-editor.tsx";
import { layoutOf, type Place, widthsOf, zoneFields, zonesOf } from "./zones.ts";

/** The layout of a dashboard and the modules in its zones, beside what they look like. */
export function DashboardEditor({ values, onChange, errorOf, orgId }: SectionInputProps) {
  const text = useTexts(editorTexts);
  const { title } = useTexts(previewTexts);
  const { activeLayout } = useTexts(texts).choices;
  const zones = zonesOf(values);
  const layout = layoutOf(values["activeLayout"]);
  const { group, said, open, setOpen, swap, steps, drop, add, take, set } = useZones(
    zones,
    onChange,
  );
  const dragging = useDragging(drop);
  const { dragged, over } = dragging;
  return (
    <div className={styles.editor} ref={group}>
      <div className={styles.asks}>
        <RadioGroup
          id="activeLayout"
          name="activeLayout"
          legend={text.layout}
          error={errorOf("activeLayout")}
          value={layout}
          onChange={({ target }) => onChange({ activeLayout: target.value })}
          choices={pageLayouts.map((value) => ({
            value,
            label: (
              <span className={styles.layout}>
                <LayoutPicture of={value} />
                {activeLayout[value]}
              </span>
            ),
          }))}
        />
        <p className={styles.hint}>{text.hint}</p>
        {zoneFields.map((field, zone) => (
          <ZoneEditor
            key={field}
            field={field}
            zone={zone}
            count={zones[zone]!.length}
            width={widthsOf(layout)[zone]!}
            error={errorOf(field)}
            dragging={dragging}
            onSwap={(other) => swap(zone, other)}
            onAdd={(type) => add(zone, type)}
          >
            {zones[zone]!.map((module, index) => {
              const place = { zone, index };
              return (
                <ModuleEditor
                  key={index}
                  id={idOf(place)}
                  module={module}
                  orgId={orgId}
                  handle={dragging.handle(place)}
                  isDragged={isSame(dragged, place)}
                  isBefore={dragged?.index !== undefined && isSame(over, place)}
                  isOpen={isSame(open, place)}
                  onOpen={(opens) => setOpen(opens ? place : undefined)}
                  {...steps(place)}
                  onTake={() => take(place)}
                  onChange={(to) => set(place, to)}
                />
              );
            })}
          </ZoneEditor>
        ))}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </div>
      <div className={styles.preview}>
        <FieldGroup legend={title}>
          <Preview layout={layout} zones={zones} />
        </FieldGroup>
      </div>
    </div>
  );
}

const isSame = (one: Partial<Place> | undefined, { zone, index }: Place) =>
  one?.zone === zone && one.index === index;
