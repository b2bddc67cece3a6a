import type { Line } from "./program-document.ts";

/** Whether a line is a heading, or a short one in capitals, `IN CLASS (Mondays)`, as headings are set where no other style is used. */
export const isSetAsHeading = ({ is, text }: Line): boolean =>
  is === "heading" ||
  (is === "text" && /^\P{Ll}{4,60}$/u.test(text.replace(/\s*\([^()]*\)\s*$/, "").trim()));
