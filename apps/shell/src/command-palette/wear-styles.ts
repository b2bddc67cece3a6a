import css from "./palette.css?inline";

/** The palette's styles come with its code: the shell's one style sheet is part of every first load. */
export function wearStyles(): void {
  if (isWorn || typeof CSSStyleSheet.prototype.replaceSync !== "function") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  isWorn = true;
}

let isWorn = false;
