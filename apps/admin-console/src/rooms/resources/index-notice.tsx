import { Meter, Notice, useTexts } from "@guildway/ui";
import { isAtWork, type Resource } from "./index-state.tsx";
import { texts } from "./texts.ts";

/** What is to be known of how a resource was read: that it is being read, that it could not be, and why. */
export function IndexNotice({ row }: { row: Resource }) {
  const { notices, reasons, pagesOf, choices } = useTexts(texts);
  const { indexState: state, indexReason: reason, pages, pagesRead } = row;
  if (isAtWork(row))
    return (
      <Notice title={choices.indexState[state!]} role="status">
        <p>{notices.reading}</p>
        {pages ? (
          <Meter
            label={notices.progress}
            value={((pagesRead ?? 0) / pages) * 100}
            shown={pagesOf(pagesRead ?? 0, pages)}
          />
        ) : null}
      </Notice>
    );
  if (state === "failed")
    return (
      <Notice kind="danger" title={notices.failed} role="status">
        <p>{reasons[reason ?? "unreadable"]}</p>
        {row.passageCount ? <p>{notices.kept}</p> : null}
      </Notice>
    );
  if (state === "empty")
    return (
      <Notice kind="warning" title={notices.empty}>
        <p>{row.file ? notices.emptyFile : notices.emptyText}</p>
      </Notice>
    );
  if (reason)
    return (
      <Notice kind="warning" title={notices.partly}>
        <p>{reasons[reason]}</p>
      </Notice>
    );
  return null;
}
