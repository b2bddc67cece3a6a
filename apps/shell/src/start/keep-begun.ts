type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a visitor has begun in the server's document stays when the browser draws the page anew: what they unfolded, told by its
 * summary's words, and what they typed, told by its label's. Call it before that.
 */
export function keepBegun(root: Element): void {
  const unfolded = new Set([...root.querySelectorAll("details[open]")].map(summaryOf));
  const typed = new Map(
    fieldsOf(root)
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map((field) => [labelOf(field), field.value]),
  );
  if (unfolded.size === 0 && typed.size === 0) return;
  new MutationObserver((_, drawn) => {
    drawn.disconnect();
    for (const details of root.querySelectorAll("details"))
      if (unfolded.has(summaryOf(details))) details.open = true;
    for (const field of fieldsOf(root)) typeInto(field, typed.get(labelOf(field)));
  }).observe(root, { childList: true });
}

const summaryOf = (details: Element) => details.querySelector("summary")?.textContent;

const fieldsOf = (root: Element) => [...root.querySelectorAll<Field>("input, textarea")];
const labelOf = ({ labels }: Field) => labels?.[0]?.textContent;

/** As if it were typed now: what draws the page hears of it. */
function typeInto(field: Field, typed: string | undefined): void {
  if (typed === undefined) return;
  // By the element's own setter: React sets another over it, by which it knows what it wrote itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!;
  set!.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
