import type { ModuleType, PageModule } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { useState } from "react";
import { useKeptFocus } from "../../room/form/use-kept-focus.ts";
import { editorTexts } from "./editor-texts.ts";
import { texts } from "./texts.ts";
import type { Dragged } from "./use-dragging.ts";
import {
  changedZones,
  earlier,
  followed,
  landing,
  later,
  newModule,
  type Place,
  withAdded,
  withChanged,
  without,
  withMoved,
  withSwapped,
  zoneFields,
  type Zones,
} from "./zones.ts";

/** What can be done with the modules of zones; each is said, and the keyboard stays where it was. */
export function useZones(
  zones: Zones,
  onChange: (fields: ReturnType<typeof changedZones>) => void,
) {
  const text = useTexts(editorTexts);
  const { fields, kinds } = useTexts(texts);
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
    change(next, text.moved(kindAt(from), nameOf(to.zone), to.index + 1, count));
  };
  const step = (from: Place, to: Place | undefined, way: "earlier" | "later") =>
    to &&
    (() => {
      keepFocus(idOf(to), way);
      move(from, to);
    });
  const swap = (one: number, other: number) => {
    setOpen(undefined);
    change(withSwapped(zones, one, other), text.swapped(nameOf(one), nameOf(other)));
  };
  return {
    group,
    /** What was done last, in words. */
    said,
    open,
    setOpen,
    swap,
    /** The steps that a module can be moved; undefined where there is no place to move to. */
    steps: (from: Place) => ({
      onEarlier: step(from, earlier(zones, from), "earlier"),
      onLater: step(from, later(zones, from), "later"),
    }),
    /** What is dragged comes to stand before another module, or a zone in the place of another. */
    drop({ zone, index }: Dragged, before: Place) {
      if (index !== undefined) move({ zone, index }, landing(zones, { zone, index }, before));
      else if (zone !== before.zone) swap(zone, before.zone);
    },
    add(zone: number, type: ModuleType) {
      const place = { zone, index: zones[zone]!.length };
      keepFocus(idOf(place), "open");
      setOpen(place);
      change(withAdded(zones, zone, newModule(type)), text.added(kinds[type], nameOf(zone)));
    },
    take(place: Place) {
      const { zone, index } = place;
      const last = zones[zone]!.length - 2;
      keepFocus(last < 0 ? idOf({ zone }) : idOf({ zone, index: Math.min(index, last) }), "take");
      setOpen(undefined);
      change(without(zones, place), text.taken(kindAt(place)));
    },
    set: (place: Place, module: PageModule) =>
      onChange(changedZones(zones, withChanged(zones, place, module))),
  };
}

/** By what a zone or a module is found on the page. */
export const idOf = ({ zone, index }: Dragged) =>
  index === undefined ? `zone-${zone}` : `zone-${zone}-${index}`;
