import type { PageModule } from "@guildway/api-contract";
import { IconButton, useTexts } from "@guildway/ui";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronRight from "lucide-react/icons/chevron-right";
import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import type { HTMLAttributes } from "react";
import styles from "./editor.module.css";
import { ModuleFields } from "./module-fields.tsx";
import { editorTexts } from "./editor-texts.ts";
import { texts } from "./texts.ts";

/** A module of a zone: moved, taken away, and opened to say what it shows and how. */
export function ModuleEditor({
  id,
  module,
  orgId,
  handle,
  isDragged,
  isBefore,
  isOpen,
  onOpen,
  onEarlier,
  onLater,
  onTake,
  onChange,
}: {
  id: string;
  module: PageModule;
  orgId: string | undefined;
  handle: HTMLAttributes<HTMLElement>;
  isDragged: boolean;
  /** What is dragged would stand before it. */
  isBefore: boolean;
  isOpen: boolean;
  onOpen(opens: boolean): void;
  /** Undefined where there is no place to move to. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onTake(): void;
  onChange(to: PageModule): void;
}) {
  const editor = useTexts(editorTexts);
  const { kinds } = useTexts(texts);
  const kind = kinds[module.moduleType];
  const count = module.selectedIds?.length ?? 0;
  return (
    <li
      className={styles.module}
      data-module=""
      data-record={id}
      data-dragged={isDragged ? "" : undefined}
      data-drop={isBefore ? "" : undefined}
    >
      <div className={styles.head} {...handle}>
        <GripVertical className={styles.grip} aria-hidden="true" />
        <button
          type="button"
          className={styles.opener}
          data-does="open"
          aria-expanded={isOpen}
          aria-controls={`${id}-module`}
          onClick={() => onOpen(!isOpen)}
        >
          <ChevronRight aria-hidden="true" />
          <span className={styles.what}>
            <strong>{kind}</strong>{" "}
            <span>{count === 0 ? editor.noneChosen : editor.count(count)}</span>
          </span>
        </button>
        <IconButton
          name={editor.earlier(kind)}
          data-does="earlier"
          icon={<ArrowUp />}
          disabled={!onEarlier}
          onClick={onEarlier}
        />
        <IconButton
          name={editor.later(kind)}
          data-does="later"
          icon={<ArrowDown />}
          disabled={!onLater}
          onClick={onLater}
        />
        <IconButton name={editor.take(kind)} data-does="take" icon={<X />} onClick={onTake} />
      </div>
      <div id={`${id}-module`} className={styles.body} hidden={!isOpen}>
        {isOpen && <ModuleFields {...{ id, module, orgId, onChange }} />}
      </div>
    </li>
  );
}
