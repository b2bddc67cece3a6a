/** A file that only hands on what stands in another, and under which names. */
export interface Facade {
  path: string;
  target: string;
  exports: string;
}

/** The sharing plugin has the remote's entry fetch files ahead, which the document does here. */
const fetchingAhead = /\nif \(typeof document !== 'undefined'[^]*$/;

/** What a file hands on, where it does nothing else. */
export function facadeOf(path: string, code: string): Facade | undefined {
  const own = code.replace(fetchingAhead, "").trim();
  const [, names, target] = /^export\{([^}]*)\}from["'`]\.\/([\w.-]+)["'`];?$/.exec(own) ?? [];
  if (names === undefined || target === undefined) return undefined;
  const exports = names
    .split(",")
    .map((name) => name.split(" as "))
    .map(([inside, outside = inside]) => `${outside}:e.${inside}`)
    .join();
  return { path, target, exports };
}

/** A file's code with its lazy imports of a facade going straight to what stands behind it. */
export function importingTarget(code: string, { path, target, exports }: Facade): string {
  const name = RegExp.escape(nameOf(path));
  return code.replaceAll(
    new RegExp(`(\\w*[iI]mport)\\(["'\`]\\./${name}["'\`]\\)`, "g"),
    (_, how: string) => `${how}("./${target}").then(e=>({${exports}}))`,
  );
}

/** A document without the links that fetch facades ahead. */
export function withoutLinks(html: string, facades: readonly Facade[]): string {
  return facades.reduce(
    (left, { path }) =>
      left.replaceAll(new RegExp(`<link[^>]*${RegExp.escape(nameOf(path))}[^>]*>`, "g"), ""),
    html,
  );
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
