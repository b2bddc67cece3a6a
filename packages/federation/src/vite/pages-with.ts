const pageFile = /\/([\w-]+)\.page\.tsx$/;

/** The names of the pages that a module is part of from their start; what a page takes from another one stays with that one. `importersOf` answers who imports a module, lazily not counted. */
export function pagesWith(
  module: string,
  importersOf: (module: string) => readonly string[],
  seen = new Set<string>(),
): ReadonlySet<string> {
  const page = pageFile.exec(module)?.[1];
  if (page) return new Set([page]);
  const pages = new Set<string>();
  if (seen.has(module)) return pages;
  seen.add(module);
  for (const importer of importersOf(module))
    for (const above of pagesWith(importer, importersOf, seen)) pages.add(above);
  return pages;
}
