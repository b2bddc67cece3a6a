import { TextField, type TextFieldProps, VisuallyHidden } from "@guildway/ui";
import { type KeyboardEvent, useId, useState } from "react";
import type { Choosable } from "./choosable.ts";
import styles from "./combo-field.module.css";

export type ComboFieldProps = Pick<
  TextFieldProps,
  "label" | "hint" | "error" | "optional" | "asterisk" | "id" | "name" | "placeholder"
> & {
  typed: string;
  onType: (text: string) => void;
  options: readonly Choosable[];
  onChoose: (one: Choosable) => void;
  /** The keyboard left the field without choosing. */
  onLeave: () => void;
  onOpen: () => void;
  /** What is said of the options, to who sees them and who hears them. */
  status: string;
  /** Enter chooses the first option, where no other is pointed at. */
  offersFirst: boolean;
  /** The options are not yet those for what was typed. */
  isBehind: boolean;
};

/** A text field with options below it that arrow keys go through: Enter chooses, Escape closes. */
export function ComboField({
  typed,
  onType,
  options,
  onChoose,
  onLeave,
  onOpen,
  status,
  offersFirst,
  isBehind,
  ...field
}: ComboFieldProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [pointed, point] = useState<string>();
  const active =
    options.find(({ value }) => value === pointed) ?? (offersFirst ? options[0] : undefined);
  const idOf = ({ value }: Choosable) => `${listId}-${value}`;
  const open = () => {
    setIsOpen(true);
    onOpen();
  };
  const close = () => {
    setIsOpen(false);
    point(undefined);
  };
  const choose = (one: Choosable) => {
    close();
    onChoose(one);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return open();
      const at = active ? options.indexOf(active) : step > 0 ? -1 : 0;
      point(options.at((at + step) % options.length)?.value);
    } else if (isOpen && event.key === "Enter") {
      // What is offered is for what was typed before: choosing waits.
      event.preventDefault();
      if (active && !isBehind) choose(active);
    } else if (isOpen && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className={styles.combo}>
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active ? idOf(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          point(undefined);
          onType(target.value);
          open();
        }}
        onClick={open}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onLeave();
        }}
      />
      <VisuallyHidden>
        <output>{isOpen ? status : ""}</output>
      </VisuallyHidden>
      {isOpen && (
        <div className={styles.menu}>
          <div
            id={listId}
            role="listbox"
            className={styles.options}
            tabIndex={-1}
            aria-label={typeof field.label === "string" ? field.label : undefined}
            aria-busy={isBehind || undefined}
          >
            {options.map((one) => (
              <button
                key={one.value}
                id={idOf(one)}
                type="button"
                role="option"
                tabIndex={-1}
                className={styles.option}
                aria-selected={one === active}
                ref={one === active ? intoSight : undefined}
                // The keyboard stays in the field.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(one)}
              >
                {one.label}
              </button>
            ))}
          </div>
          <p className={styles.status} aria-hidden="true">
            {status}
          </p>
        </div>
      )}
    </div>
  );
}

const intoSight = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: "nearest" });
