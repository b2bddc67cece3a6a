import { focusHeading } from "@guildway/ui";
import { useEffect, useRef } from "react";

/** Gives the keyboard to the heading where what had it went away with its row. */
export function useKeyboardStays(rows: number | undefined): void {
  const before = useRef(rows);
  useEffect(() => {
    const isFewer = before.current !== undefined && rows !== undefined && rows < before.current;
    before.current = rows;
    const main = document.getElementById("main");
    if (isFewer && main && document.activeElement === document.body) focusHeading(main);
  }, [rows]);
}
