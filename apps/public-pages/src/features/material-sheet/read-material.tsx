import { materials } from "@guildway/api-contract";
import { Dialog, EmptyState, Loaded, Skeleton, Tag, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Author } from "../../material/author.tsx";
import { MaterialBody } from "../../material/material-body.tsx";
import { type Material, materialQuery } from "../../material/material-query.ts";
import { materialTexts } from "../../material/texts.ts";
import { useMayEdit } from "../../records/may-edit.ts";
import { Details } from "./details.tsx";
import { EditMaterial } from "./edit-material.tsx";
import { MoveToResources } from "./move-to-resources.tsx";
import { SheetMenu } from "./sheet-menu.tsx";
import styles from "./sheet.module.css";
import { texts } from "./texts.ts";

interface Props {
  id: string;
  /** It was just made. */
  isNew: boolean;
  mode: "view" | "edit";
  onClose(): void;
}

/** A material that is there: read, and edited by who may. */
export function ReadMaterial({ id, isNew, mode, onClose }: Props) {
  const text = useTexts(texts);
  const says = useTexts(materialTexts);
  const query = useQuery(materialQuery(id));
  const mayEdit = useMayEdit(materials.type, id) === true;
  const [isEdited, setEdited] = useState(mode === "edit" && !isNew);
  const material = query.data;
  if (material && mayEdit && isEdited) {
    const read = () => setEdited(false);
    return <EditMaterial row={material} onSaved={read} onCancel={read} onClose={onClose} />;
  }
  const isFound = material !== null;
  return (
    <Dialog
      open
      shape="sheet"
      onClose={onClose}
      title={
        <>
          {material?.title ?? text.title}{" "}
          {material?.isDraft && <Tag tone="amber">{says.draft}</Tag>}
        </>
      }
      actions={
        <SheetMenu
          onEdit={material && mayEdit ? () => setEdited(true) : undefined}
          {...{ onClose }}
        />
      }
    >
      <Loaded
        query={query}
        waiting={<Skeleton lines={8} />}
        failed={{ title: says.failed, text: says.failedText }}
      >
        {(found) => (found ? <Read material={found} isNew={isNew} mayEdit={mayEdit} /> : null)}
      </Loaded>
      {!isFound && (
        <div role="alert">
          <EmptyState title={says.noMaterial(id)} text={says.noMaterialText} />
        </div>
      )}
    </Dialog>
  );
}

function Read({
  material,
  isNew,
  mayEdit,
}: {
  material: Material;
  isNew: boolean;
  mayEdit: boolean;
}) {
  const says = useTexts(materialTexts);
  const isEmpty = !material.body && !material.cdnFiles?.length;
  return (
    <>
      {isNew && mayEdit && <MoveToResources material={material} />}
      {isEmpty ? (
        <p>{says.empty}</p>
      ) : (
        <div className={styles.read}>
          <MaterialBody material={material} beneath={2} />
        </div>
      )}
      <Author material={material} />
      <Details material={material} />
    </>
  );
}
