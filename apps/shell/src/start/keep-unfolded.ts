/**
 * What a visitor has unfolded in the server's document stays so when the browser draws the page anew: call it before that.
 * Unfoldings are told by their summary's words.
 */
export function keepUnfolded(root: Element): void {
  const wordsOf = (details: Element) => details.querySelector("summary")?.textContent;
  const unfolded = new Set([...root.querySelectorAll("details[open]")].map(wordsOf));
  if (unfolded.size === 0) return;
  new MutationObserver((_, drawn) => {
    drawn.disconnect();
    for (const details of root.querySelectorAll("details"))
      if (unfolded.has(wordsOf(details))) details.open = true;
  }).observe(root, { childList: true });
}
