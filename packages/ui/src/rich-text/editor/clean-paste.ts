/** Attributes that say something of a text; the last is the editor's own, on what was copied from it. */
const kept = new Set(["href", "start", "data-pm-slice"]);

const unread =
  "script, style, noscript, template, iframe, object, embed, svg, math, meta, link, title";

/**
 * HTML that was copied elsewhere as the editor reads it: what stands out by its style stands out by its element, and nothing
 * is left that acts, or that the page's policy would have to stop.
 */
export function cleanPaste(html: string): string {
  // The page's policy complains of them even in a document that is never shown.
  const quiet = html.replaceAll(/<[^<>]*>/g, (tag) =>
    tag.replaceAll(/\s(style|on\w+)\s*=/gi, " data-$1="),
  );
  const { body } = new DOMParser().parseFromString(quiet, "text/html");
  for (const element of body.querySelectorAll(unread)) element.remove();
  for (const element of body.querySelectorAll("*")) {
    const style = element.getAttribute("data-style") ?? "";
    for (const name of element.getAttributeNames())
      if (!kept.has(name)) element.removeAttribute(name);
    // Some programs put all they copy into a <b> that is not bold.
    if (/^(?:b|strong)$/.test(element.localName) && /font-weight:\s*(?:normal|400)/i.test(style))
      element.replaceWith(...element.childNodes);
    else if (element.localName === "span") replaceBy(elementsOf(style), element);
  }
  return body.innerHTML;
}

/** What a style means, as elements. */
function elementsOf(style: string): string[] {
  return [
    ...(/font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? ["strong"] : []),
    ...(/font-style:\s*italic/i.test(style) ? ["em"] : []),
    ...(/text-decoration[^;]*underline/i.test(style) ? ["u"] : []),
  ];
}

/** Puts an element's content into others, one within the next. */
function replaceBy(names: readonly string[], element: Element): void {
  let content: (ChildNode | Element)[] = [...element.childNodes];
  for (const name of names) {
    const outer = element.ownerDocument.createElement(name);
    outer.append(...content);
    content = [outer];
  }
  element.replaceWith(...content);
}
