import { useState } from "react";
import { EditMaterial } from "./edit-material.tsx";
import { ReadMaterial } from "./read-material.tsx";

export interface MaterialSheetProps {
  /** Which material; without one a new one is begun. */
  materialId?: string | undefined;
  /** Whose a new one is; the writer's organization where it is not said. */
  orgId?: string | undefined;
  /** How it opens; who may not edit reads. */
  mode?: "view" | "edit" | undefined;
  onClose(): void;
}

/** A material beside the page, to read and, where one may, to edit. */
export function MaterialSheet({ materialId, orgId, mode = "view", onClose }: MaterialSheetProps) {
  const [madeId, setMadeId] = useState<string>();
  const id = materialId ?? madeId;
  return id === undefined ? (
    <EditMaterial orgId={orgId} onSaved={setMadeId} onCancel={onClose} onClose={onClose} />
  ) : (
    <ReadMaterial id={id} isNew={madeId !== undefined} mode={mode} onClose={onClose} />
  );
}
