import { type ModuleType, moduleTypes, mostModules } from "@guildway/api-contract";
import { Button, FieldGroup, SelectField, useTexts } from "@guildway/ui";
import GripVertical from "lucide-react/icons/grip-vertical";
import { type ReactNode, useState } from "react";
import styles from "./editor.module.css";
import { editorTexts } from "./editor-texts.ts";
import { texts } from "./texts.ts";
import type { useDragging } from "./use-dragging.ts";
import { idOf } from "./use-zones.ts";
import { zoneFields } from "./zones.ts";

/** A zone with its modules: another is added, the zone is swapped with another, and what is dragged is dropped here. */
export function ZoneEditor({
  field,
  zone,
  count,
  width,
  error,
  dragging: { dragged, over, handle, place },
  onSwap,
  onAdd,
  children,
}: {
  field: (typeof zoneFields)[number];
  zone: number;
  /** How many modules it has. */
  count: number;
  /** How wide it is, of twelve columns. */
  width: number;
  error: string | undefined;
  dragging: ReturnType<typeof useDragging>;
  onSwap(other: number): void;
  onAdd(type: ModuleType): void;
  children: ReactNode;
}) {
  const editor = useTexts(editorTexts);
  const { fields, kinds } = useTexts(texts);
  const [type, setType] = useState<ModuleType | "">("");
  const isOver = over?.zone === zone;
  const takesZone = isOver && dragged?.index === undefined && dragged?.zone !== zone;
  return (
    <div
      className={styles.zone}
      data-over={takesZone ? "" : undefined}
      data-record={idOf({ zone })}
      {...place(zone)}
    >
      <FieldGroup
        id={field}
        legend={
          <span className={styles.zoneName} {...handle({ zone })}>
            <GripVertical aria-hidden="true" />
            {fields[field]}
          </span>
        }
        hint={width === 12 ? editor.wholeWidth : editor.halfWidth}
        error={error}
      >
        {count === 0 && <p className={styles.none}>{editor.noModules}</p>}
        <ol
          className={styles.modules}
          data-drop={isOver && dragged?.index !== undefined && over.index >= count ? "" : undefined}
        >
          {children}
        </ol>
        {count < mostModules ? (
          <div className={styles.adding}>
            <SelectField
              label={editor.kind(fields[field])}
              value={type}
              onChange={({ target }) => setType(target.value as ModuleType | "")}
            >
              <option value="">{editor.choose}</option>
              {moduleTypes.map((one) => (
                <option key={one} value={one}>
                  {kinds[one]}
                </option>
              ))}
            </SelectField>
            <Button
              onClick={() => {
                if (type) onAdd(type);
                setType("");
              }}
            >
              {editor.add}
            </Button>
          </div>
        ) : (
          <p className={styles.none}>{editor.full}</p>
        )}
        <div className={styles.swaps}>
          {zoneFields.map(
            (other, at) =>
              at !== zone && (
                <Button key={other} variant="quiet" onClick={() => onSwap(at)}>
                  {editor.swap(fields[other])}
                </Button>
              ),
          )}
        </div>
      </FieldGroup>
    </div>
  );
}
