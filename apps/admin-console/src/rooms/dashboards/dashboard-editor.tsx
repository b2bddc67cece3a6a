import { FieldGroup, RadioGroup, useTexts, VisuallyHidden } from "@guildway/ui";
import type { PageModule } from "@guildway/api-contract";
import { pageLayouts } from "@guildway/api-contract";
import { useState } from "react";
import type { SectionInputProps } from "../../room/form/section-input.tsx";
import { useKeptFocus } from "../../room/form/use-kept-focus.ts";
import styles from "./editor.module.css";
import { LayoutPicture } from "./layout-picture.tsx";
import { ModuleEditor } from "./module-editor.tsx";
import { Preview } from "./preview.tsx";
import { editorTexts } from "./editor-texts.ts";
import { previewTexts } from "./preview-texts.ts";
import { texts } from "./texts.ts";
import { type Dragged, useDragging } from "./use-dragging.ts";
import { ZoneEditor } from "./zone-editor.tsx";
import {
  changedZones,
  earlier,
  followed,
  landing,
  later,
  layoutOf,
  newModule,
  type Place,
  widthsOf,
  withAdded,
  withChanged,
  without,
  withMoved,
  withSwapped,
  zoneFields,
  type Zones,
  zonesOf,
} from "./zones.ts";

/** The layout of a dashboard and the modules in its zones, beside what they look like. */
export function DashboardEditor({ values, onChange, errorOf, orgId }: SectionInputProps) {
  const editor = useTexts(editorTexts);
  const { title } = useTexts(previewTexts);
  const { fields, kinds, choices } = useTexts(texts);
  const zones = zonesOf(values);
  const layout = layoutOf(values["activeLayout"]);
  const [open, setOpen] = useState<Place>();
  const [said, setSaid] = useState("");
  const { group, keepFocus } = useKeptFocus();
  const nameOf = (zone: number) => fields[zoneFields[zone]!];
  const kindAt = ({ zone, index }: Place) => kinds[zones[zone]![index]!.moduleType];
  const change = (to: Zones, what: string) => {
    onChange(changedZones(zones, to));
    setSaid(what);
  };

  const move = (from: Place, to: Place | undefined) => {
    if (!to) return;
    const next = withMoved(zones, from, to);
    setOpen((now) => now && followed(now, from, to));
    const count = next[to.zone]!.length;
    change(next, editor.moved(kindAt(from), nameOf(to.zone), to.index + 1, count));
  };
  const step = (way: "earlier" | "later", from: Place) => {
    const to = (way === "earlier" ? earlier : later)(zones, from);
    keepFocus(to && idOf(to), way);
    move(from, to);
  };
  const swap = (one: number, other: number) => {
    setOpen(undefined);
    change(withSwapped(zones, one, other), editor.swapped(nameOf(one), nameOf(other)));
  };
  const take = (place: Place) => {
    const { zone, index } = place;
    const left = zones[zone]!.length - 1;
    keepFocus(left > 0 ? idOf({ zone, index: Math.min(index, left - 1) }) : `zone-${zone}`, "take");
    setOpen(undefined);
    change(without(zones, place), editor.taken(kindAt(place)));
  };
  const dragging = useDragging(({ zone, index }: Dragged, before) => {
    if (index !== undefined) move({ zone, index }, landing(zones, { zone, index }, before));
    else if (zone !== before.zone) swap(zone, before.zone);
  });

  const module = (of: PageModule, place: Place) => (
    <ModuleEditor
      key={place.index}
      id={idOf(place)}
      module={of}
      orgId={orgId}
      handle={dragging.handle(place)}
      isDragged={isSame(dragging.dragged, place)}
      isBefore={dragging.dragged?.index !== undefined && isSame(dragging.over, place)}
      isOpen={isSame(open, place)}
      onOpen={(opens) => setOpen(opens ? place : undefined)}
      onEarlier={earlier(zones, place) && (() => step("earlier", place))}
      onLater={later(zones, place) && (() => step("later", place))}
      onTake={() => take(place)}
      onChange={(to) => onChange(changedZones(zones, withChanged(zones, place, to)))}
    />
  );
  return (
    <div className={styles.editor} ref={group}>
      <div className={styles.asks}>
        <RadioGroup
          id="activeLayout"
          name="activeLayout"
          legend={editor.layout}
          error={errorOf("activeLayout")}
          value={layout}
          onChange={({ target }) => onChange({ activeLayout: target.value })}
          choices={pageLayouts.map((value) => ({
            value,
            label: (
              <span className={styles.layout}>
                <LayoutPicture of={value} />
                {choices.activeLayout[value]}
              </span>
            ),
          }))}
        />
        <p className={styles.hint}>{editor.hint}</p>
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
            onAdd={(type) => {
              const place = { zone, index: zones[zone]!.length };
              keepFocus(idOf(place), "open");
              setOpen(place);
              const added = editor.added(kinds[type], nameOf(zone));
              change(withAdded(zones, zone, newModule(type)), added);
            }}
          >
            {zones[zone]!.map((of, index) => module(of, { zone, index }))}
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

const idOf = ({ zone, index }: Place) => `zone-${zone}-${index}`;

const isSame = (one: Partial<Place> | undefined, { zone, index }: Place) =>
  one?.zone === zone && one.index === index;
