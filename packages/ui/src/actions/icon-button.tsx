import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { buttonClass, type ButtonVariant } from "./button-class.ts";
import styles from "./button.module.css";

export type IconButtonProps = Omit<ComponentProps<"button">, "name" | "children"> & {
  /** What the button does; spoken, and shown on hover. */
  name: string;
  icon: ReactNode;
  variant?: ButtonVariant;
};

/** A square button that shows only an icon; its name is required. */
export function IconButton({ name, icon, variant = "quiet", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={name}
      {...rest}
      aria-label={name}
      className={joinClasses(buttonClass({ variant }), styles.square, className)}
    >
      {icon}
    </button>
  );
}
