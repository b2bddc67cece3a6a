import { type DragEvent, useState } from "react";

/** Puts ids in another order by dragging them with the mouse; what is let go elsewhere is where it was. The answer gives an item what makes it draggable. */
export function useDraggedOrder(ids: readonly string[], onChange: (to: readonly string[]) => void) {
  const [drag, setDrag] = useState<{ id: string; before: readonly string[] }>();
  return (id: string) => ({
    draggable: true,
    "data-dragged": drag?.id === id ? "" : undefined,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.effectAllowed = "move";
      // Firefox drags nothing that carries nothing.
      dataTransfer.setData("text/plain", id);
      setDrag({ id, before: ids });
    },
    onDragOver(event: DragEvent) {
      if (!drag) return;
      event.preventDefault();
      if (drag.id !== id) onChange(moved(ids, drag.id, ids.indexOf(id)));
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
    },
    onDragEnd({ dataTransfer }: DragEvent) {
      if (drag && dataTransfer.dropEffect === "none") onChange(drag.before);
      setDrag(undefined);
    },
  });
}

function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  return ids.filter((one) => one !== id).toSpliced(to, 0, id);
}
