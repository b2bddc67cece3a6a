import {
  caretBehind,
  digitsBefore,
  digitsOf,
  editedDigits,
  formattedNumber,
  isKeptNumber,
  isWholeNumber,
  maskedNumber,
} from "@guildway/rules";
import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";

/** A social security number as it is typed: masked, in its form, and closed once it is whole. */
export function useNumberEntry(
  input: RefObject<HTMLInputElement | null>,
  number: string,
  onChange: (number: string) => void,
) {
  const caret = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isTicked, setTicked] = useState(false);
  const isWhole = isWholeNumber(number) || isKeptNumber(number);
  const isClosed = isWhole && !isOpen;

  function mask() {
    setOpen(false);
    setTicked(false);
  }

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return {
    isClosed,
    isTicked,
    /** Nothing is there to reveal of a number that the server has masked. */
    canReveal: number !== "" && !isKeptNumber(number),
    hold: setHeld,
    tick: setTicked,
    shown: isHeld || isTicked ? number : maskedNumber(number),
    type({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) {
      const at = selectionStart ?? value.length;
      const digits = editedDigits(digitsOf(number), value, at);
      caret.current = caretBehind(Math.min(digitsBefore(value, at), digits.length));
      const typed = formattedNumber(digits);
      if (isWholeNumber(typed) && !isWhole) mask();
      onChange(typed);
    },
    /** A number that is kept is typed anew. */
    open() {
      if (isKeptNumber(number)) onChange("");
      setOpen(true);
      input.current?.focus();
    },
    close() {
      mask();
      input.current?.focus();
    },
  };
}
