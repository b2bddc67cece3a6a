/** Moves the keyboard, whose field or button is gone, to the first heading of what comes in its place, once that is drawn. */
export function focusOnceDrawn(): void {
  const main = document.querySelector("main") ?? document.body;
  const isSettled = () => document.activeElement !== document.body || focusFirstHeading(main);
  if (isSettled()) return;
  const observer = new MutationObserver(() => {
    if (isSettled()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
}

function focusFirstHeading(main: Element): boolean {
  const heading = main.querySelector<HTMLElement>("h1, h2");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
