/** Who imports a module, at once and when it is wanted. */
export interface Importers {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/**
 * Whether a module is part only of what an app loads when it is wanted: every way to it goes through a file of the app's
 * own that nothing imports at once. `isOwn` says which files are the app's.
 */
export function comesLater(
  module: string,
  isOwn: (module: string) => boolean,
  importersOf: (module: string) => Importers,
  seen = new Set<string>(),
): boolean {
  // Those that import each other are decided by whoever else imports them.
  if (seen.has(module)) return true;
  seen.add(module);
  const { importers, dynamicImporters } = importersOf(module);
  if (importers.length === 0) return isOwn(module) && dynamicImporters.length > 0;
  if (dynamicImporters.length > 0 && !isOwn(module)) return false;
  return importers.every((importer) => comesLater(importer, isOwn, importersOf, seen));
}
