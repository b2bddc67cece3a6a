/** Reads `name: () => import("./file")` out of a remote's table of contents: the file of each page and modal by name. */
export function lazyFiles(source: string): Record<string, string> {
  const entries = source.matchAll(/(\w+):\s*(?:async\s*)?\(\)\s*=>[^,]*?import\(\s*"([^"]+)"/g);
  return Object.fromEntries([...entries].map(([, name, file]) => [name, file]));
}
