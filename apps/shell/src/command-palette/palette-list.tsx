import { Link } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import type { MouseEvent } from "react";

import type { Entry, Group } from "./entry.ts";
import { texts } from "./palette-texts.ts";

/** What is offered, in groups; what leads somewhere is a link, so that it opens in another tab as links do. */
export function PaletteList({
  id,
  groups,
  active,
  onOpen,
  onFollow,
  isBehind,
}: {
  id: string;
  groups: readonly Group[];
  active: Entry | undefined;
  onOpen(entry: Entry): void;
  /** It was opened beside this page. */
  onFollow(entry: Entry): void;
  isBehind: boolean;
}) {
  const text = useTexts(texts);
  return (
    <div
      id={id}
      role="listbox"
      // Browsers stop at what scrolls; here the arrow keys go through it.
      tabIndex={-1}
      aria-label={text.results}
      aria-busy={isBehind || undefined}
      className="palette-list"
    >
      {groups.map(({ title, entries }, index) => {
        const titleId = `${id}-group-${index}`;
        return (
          <div key={titleId} role="group" aria-labelledby={titleId} className="palette-group">
            <div id={titleId} role="presentation" className="palette-group-title">
              {title}
            </div>
            {entries.map((entry) => (
              <Option
                key={entry.key}
                id={`${id} ${entry.key}`.replaceAll(" ", "-")}
                entry={entry}
                isActive={entry.key === active?.key}
                onOpen={() => onOpen(entry)}
                onFollow={() => onFollow(entry)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  onOpen(): void;
  onFollow(): void;
}

function Option({
  id,
  entry: { name, also, Icon, does },
  isActive,
  onOpen,
  onFollow,
}: OptionProps) {
  const option = {
    id,
    tabIndex: -1,
    className: "palette-option",
  };
  const words = (
    <>
      <Icon size={16} aria-hidden="true" />
      <span className="palette-name">{name}</span>
      {also ? <span className="palette-also">{also}</span> : null}
    </>
  );
  if (!("to" in does))
    return (
      <button
        {...option}
        ref={isActive ? bringIntoView : undefined}
        type="button"
        role="option"
        aria-selected={isActive}
        onClick={onOpen}
      >
        {words}
      </button>
    );
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return onFollow();
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      {...option}
      ref={isActive ? bringIntoView : undefined}
      to={does.to}
      role="option"
      aria-selected={isActive}
      onClick={onClick}
      onAuxClick={onFollow}
    >
      {words}
    </Link>
  );
}

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: "nearest" });
}
