import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Badge } from "./badge.tsx";
import styles from "./tabs.module.css";

export type Tab = { id: string; label: ReactNode; count?: number | undefined; panel: ReactNode };

export type TabsProps = {
  /** Names the list of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChange: (id: string) => void;
};

/** Tabs with one stop for the Tab key; arrows, Home and End move between them and open them. */
export function Tabs({ label, tabs, active, onChange }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === active) ?? tabs[0];

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === current?.id);
    const to = destination(event.key, at, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  }

  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => {
          const selected = tab === current;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              className={styles.tab}
              id={`${base}-tab-${tab.id}`}
              aria-selected={selected}
              aria-controls={selected ? `${base}-panel-${tab.id}` : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.id)}
              onKeyDown={move}
            >
              {tab.label} {tab.count === undefined ? null : <Badge count={tab.count} />}
            </button>
          );
        })}
      </div>
      {current ? (
        <div
          key={current.id}
          role="tabpanel"
          className={styles.panel}
          id={`${base}-panel-${current.id}`}
          aria-labelledby={`${base}-tab-${current.id}`}
          tabIndex={0}
        >
          {current.panel}
        </div>
      ) : null}
    </div>
  );
}

function destination(key: string, at: number, length: number) {
  if (key === "ArrowRight") return (at + 1) % length;
  if (key === "ArrowLeft") return (at - 1 + length) % length;
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  return undefined;
}
