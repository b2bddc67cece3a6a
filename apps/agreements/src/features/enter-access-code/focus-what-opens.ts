import { focusHeading } from "@guildway/ui";

/** Moves the keyboard from a code, whose field is gone, to the heading of what it opened, once that is drawn. */
export function focusWhatOpens(): void {
  const main = document.querySelector("main") ?? document.body;
  const isSettled = () => document.activeElement !== document.body || focusHeading(main);
  if (isSettled()) return;
  const observer = new MutationObserver(() => {
    if (isSettled()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
}
