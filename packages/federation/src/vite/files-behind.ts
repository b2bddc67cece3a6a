import type { Rolldown } from "vite";

/** All scripts that the given ones import statically, themselves included, and the style sheets of all of them. */
export function filesBehind(
  bundle: Rolldown.OutputBundle,
  starts: string[],
): { scripts: string[]; css: string[] } {
  const scripts = new Set<string>();
  const css = new Set<string>();
  const visit = (path: string) => {
    const chunk = bundle[path];
    if (scripts.has(path) || chunk?.type !== "chunk") return;
    scripts.add(path);
    for (const style of chunk.viteMetadata?.importedCss ?? []) css.add(style);
    chunk.imports.forEach(visit);
  };
  starts.forEach(visit);
  return { scripts: [...scripts].toSorted(), css: [...css].toSorted() };
}
