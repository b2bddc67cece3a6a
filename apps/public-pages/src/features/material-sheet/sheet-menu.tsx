import { IconButton, useTexts } from "@guildway/ui";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { useId } from "react";
import styles from "./sheet.module.css";
import { texts } from "./texts.ts";

/** What can be done with the material in the sheet. */
export function SheetMenu({
  onEdit,
  onClose,
}: {
  /** Undefined where one may not. */
  onEdit: (() => void) | undefined;
  onClose(): void;
}) {
  const text = useTexts(texts);
  const id = useId();
  return (
    <div className={styles.menuPlace}>
      <IconButton name={text.menu} icon={<EllipsisVertical />} popoverTarget={id} />
      <div id={id} popover="auto" className={styles.menu}>
        {onEdit && (
          <button type="button" className={styles.item} onClick={onEdit}>
            {text.edit}
          </button>
        )}
        <button type="button" className={styles.item} onClick={onClose}>
          {text.close}
        </button>
      </div>
    </div>
  );
}
