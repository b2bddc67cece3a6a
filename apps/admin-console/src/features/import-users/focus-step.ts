/** Takes the focus to the title of a step that has come in the place of another. */
export function focusStep(title: HTMLElement | null): void {
  title?.focus();
}
