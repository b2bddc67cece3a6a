/** Brings something to the top of what it scrolls in: the page, or a part of it that scrolls by itself, and then the page stays. */
export function bringIntoView(element: HTMLElement | null): void {
  const part = element?.closest<HTMLElement>("[data-scrolls]");
  if (!element || !part) return void element?.scrollIntoView?.({ block: "start" });
  part.scrollTop += element.getBoundingClientRect().top - part.getBoundingClientRect().top;
}
