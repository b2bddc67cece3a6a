import { joinClasses } from "../foundation/join-classes.ts";
import styles from "./button.module.css";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  /** Fills the line it stands on. */
  wide?: boolean | undefined;
};

/** The class that gives an anchor the look of a button, for links that are the next step. */
export function buttonClass({ variant = "secondary", wide = false }: ButtonLook = {}) {
  return joinClasses(styles.button, styles[variant], wide && styles.wide);
}
