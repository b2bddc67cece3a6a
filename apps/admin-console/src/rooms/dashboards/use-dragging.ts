import { type DragEvent, useState } from "react";
import type { Place } from "./zones.ts";

/** What is dragged: a module, or a whole zone where there is no index. */
export type Dragged = Pick<Place, "zone"> & Partial<Place>;

/** Drags modules and zones with the mouse, and knows where they would come to stand. */
export function useDragging(onDrop: (dragged: Dragged, before: Place) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const [over, setOver] = useState<Place>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    dragged,
    /** The module before which it would stand; of a whole zone only the zone counts. */
    over,
    /** What one takes hold of. */
    handle: (of: Dragged) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = "move";
        // Firefox drags nothing that carries nothing.
        event.dataTransfer.setData("text/plain", "");
        setDragged(of);
      },
      onDragEnd: end,
    }),
    /** Where it can be dropped. */
    place: (zone: number) => ({
      onDragOver(event: DragEvent) {
        if (!dragged) return;
        event.preventDefault();
        const next = placeUnder(event, zone);
        setOver((now) => (now?.zone === zone && now.index === next.index ? now : next));
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(undefined);
      },
      onDrop(event: DragEvent) {
        if (!dragged) return;
        event.preventDefault();
        end();
        onDrop(dragged, placeUnder(event, zone));
      },
    }),
  };
}

/** The place before the first module whose middle is below the pointer. */
function placeUnder({ currentTarget, clientY }: DragEvent, zone: number): Place {
  const modules = [...currentTarget.querySelectorAll("[data-module]")];
  const above = modules.filter((module) => {
    const { top, height } = module.getBoundingClientRect();
    return top + height / 2 <= clientY;
  });
  return { zone, index: above.length };
}
