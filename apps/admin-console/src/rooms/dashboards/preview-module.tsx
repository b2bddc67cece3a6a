import { type ModuleType, moduleKinds, type PageModule, recordTypes } from "@guildway/api-contract";
import { Tag, useTexts } from "@guildway/ui";
import Code from "lucide-react/icons/code";
import ExternalLink from "lucide-react/icons/external-link";
import FileText from "lucide-react/icons/file-text";
import MessageCircle from "lucide-react/icons/message-circle";
import { NamedRecord } from "../../room/record/named.tsx";
import styles from "./preview.module.css";
import type { ShownRecord } from "./shown-records.ts";
import { previewTexts } from "./preview-texts.ts";
import { texts } from "./texts.ts";

const icons: Readonly<Record<ModuleType, typeof Code>> = {
  LINK_WIDGETS_LIST: ExternalLink,
  MATERIALS_LIST: FileText,
  MATERIAL: FileText,
  ASSISTANT: MessageCircle,
  EMBED_WIDGETS_LIST: Code,
};

/** A module of a page as a sketch: what it shows, by name, in its order. */
export function PreviewModule({
  module: { moduleType, selectedIds = [], display, styling },
  found,
  isPending,
  linked,
}: {
  module: PageModule;
  found: ReadonlyMap<string, ShownRecord>;
  /** Names are still on their way. */
  isPending: boolean;
  linked: boolean;
}) {
  const preview = useTexts(previewTexts);
  const { kinds } = useTexts(texts);
  const { records: type, displays } = moduleKinds[moduleType];
  const Icon = icons[moduleType];
  return (
    <div className={styles.module} data-kind={moduleType} data-background={styling?.["background"]}>
      <p className={styles.kind}>{kinds[moduleType]}</p>
      {selectedIds.length === 0 && <p className={styles.empty}>{preview.nothing}</p>}
      <ul className={styles.records} data-display={display ?? displays[0]}>
        {selectedIds.map((id) => {
          const shown = found.get(id);
          const title = shown?.title ?? (isPending ? "…" : preview.gone);
          return (
            <li key={id} className={styles.record} data-gone={shown || isPending ? undefined : ""}>
              <Icon aria-hidden="true" />
              <div>
                {linked && shown ? (
                  <NamedRecord record={recordTypes[type]} id={id} name={title} />
                ) : (
                  <span>{title}</span>
                )}{" "}
                {shown?.isFeatured && <Tag tone="accent">{preview.featured}</Tag>}
                {shown?.hidden === "draft" && <Tag tone="amber">{preview.draft}</Tag>}
                {shown?.hidden === "note" && <Tag>{preview.staffNote}</Tag>}
                {shown?.text && <p className={styles.text}>{shown.text}</p>}
                {moduleType === "ASSISTANT" && <p className={styles.ask}>{preview.ask}</p>}
                {moduleType === "MATERIAL" && <span className={styles.lines} aria-hidden="true" />}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
