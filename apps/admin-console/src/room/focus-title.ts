/** Puts the keyboard on the page's title where the button that was pressed is gone. */
export function focusTitle(): void {
  const title = document.querySelector("h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
