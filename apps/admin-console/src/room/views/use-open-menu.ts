import { useEffect, useRef, useState } from "react";

/** A menu below its button, which Escape, a click elsewhere and the keyboard's way on close. */
export function useOpenMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const listen = { signal: listening.signal };
    const closeElsewhere = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeElsewhere, listen);
    document.addEventListener("focusin", closeElsewhere, listen);
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        setIsOpen(false);
        button.current?.focus();
      },
      listen,
    );
    return () => listening.abort();
  }, [isOpen]);
  return { isOpen, setIsOpen, menu, button, close };
}
