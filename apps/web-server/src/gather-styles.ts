/** HTML without style attributes, which a strict policy forbids, and the style sheet that stands for them. */
export interface GatheredStyles {
  html: string;
  css: string;
}

/** Takes the style attributes out of HTML that React has made: each distinct one becomes a rule of one sheet. */
export function gatherStyles(html: string): GatheredStyles {
  const rules = new Map<string, number>();
  // React writes a double quote in a text or value as an entity, so that this finds attributes only.
  const without = html.replaceAll(/ style="([^"]*)"/g, (_, value: string) => {
    const declarations = plainDeclarations(value);
    if (!rules.has(declarations)) rules.set(declarations, rules.size + 1);
    return ` data-style="${rules.get(declarations)}"`;
  });
  const css = [...rules].map(([rule, number]) => `[data-style="${number}"]{${rule}}`).join("");
  return { html: without, css };
}

/** The declarations of an attribute, but for any that could end their rule. */
function plainDeclarations(value: string): string {
  const text = value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  return text
    .split(";")
    .filter((declaration) => !/[{}<>@\\]|\/\*|&/.test(declaration))
    .join(";");
}
