import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { useWords } from "../language/words.ts";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import styles from "./button.module.css";

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    icon?: ReactNode;
    /** While true it shows busyLabel, ignores clicks and stays focusable. */
    busy?: boolean | undefined;
    /** Default "Loading...". */
    busyLabel?: string | undefined;
  };

/** A native button (type "button" unless said otherwise) that keeps its width and focus while busy. */
export function Button({
  variant,
  wide,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const words = useWords();
  const waiting = busyLabel ?? words.busy;
  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(buttonClass({ variant, wide }), className)}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? ignore : onClick}
    >
      {icon}
      <span className={styles.label} data-room-for={roomFor(busy, waiting, busyLabel, children)}>
        {busy ? waiting : children}
      </span>
    </button>
  );
}

function ignore(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
}

// Room is kept for the text that is not shown, without putting it into the button's text.
function roomFor(
  busy: boolean,
  waiting: string,
  busyLabel: string | undefined,
  children: ReactNode,
) {
  if (!busy) return busyLabel;
  return typeof children === "string" ? children : waiting;
}
