import { useEffect, useRef } from "react";

type Action = "up" | "down" | "take" | "earlier" | "later" | "open";

/** Keeps the keyboard among what was chosen: on the pressed button of what it moved, or on what can still be used. */
export function useKeptFocus() {
  const group = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ id: string | undefined; action: Action }>(undefined);
  useEffect(() => {
    if (!group.current || !wanted.current) return;
    const { id, action } = wanted.current;
    wanted.current = undefined;
    const row = [...group.current.querySelectorAll<HTMLElement>("[data-record]")].find(
      ({ dataset }) => dataset["record"] === id,
    );
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
    const pressed = buttons.find(({ dataset }) => dataset["does"] === action);
    (
      pressed ??
      buttons[0] ??
      group.current.querySelector<HTMLElement>("select, [role=combobox]")
    )?.focus();
  });
  const keepFocus = (id: string | undefined, action: Action) => {
    wanted.current = { id, action };
  };
  return { group, keepFocus };
}
