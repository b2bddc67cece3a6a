const pageFile = /\/([\w-]+)\.page\.tsx$/;

/** Who imports a module, from the start and lazily. */
export interface Importers {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** The names of the pages that a module is part of: from their start, and once they fetch more. */
export interface PagesWith {
  atOnce: ReadonlySet<string>;
  later: ReadonlySet<string>;
}

/** Which pages a module is part of; what a page takes from another one stays with that one. */
export function pagesWith(
  module: string,
  importersOf: (module: string) => Importers,
  seen = new Set<string>(),
): PagesWith {
  const page = pageFile.exec(module)?.[1];
  if (page) return { atOnce: new Set([page]), later: new Set() };
  const atOnce = new Set<string>();
  const later = new Set<string>();
  if (seen.has(module)) return { atOnce, later };
  seen.add(module);
  const { importers, dynamicImporters } = importersOf(module);
  for (const importer of importers) {
    const above = pagesWith(importer, importersOf, seen);
    for (const one of above.atOnce) atOnce.add(one);
    for (const one of above.later) later.add(one);
  }
  for (const importer of dynamicImporters) {
    const above = pagesWith(importer, importersOf, new Set(seen));
    for (const one of [...above.atOnce, ...above.later]) later.add(one);
  }
  return { atOnce, later };
}
