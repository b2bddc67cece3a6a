/** Moves the focus to the first heading of a part of the page, so that it is read out and the keyboard goes on from there; false where there is none. */
export function focusHeading(part: HTMLElement): boolean {
  const heading = part.querySelector("h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
