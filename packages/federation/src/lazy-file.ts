const styles = new Map<string, Promise<void>>();

/**
 * Loads a file that a page has no need of from its start, once the style sheets that it needs are there. A build calls it
 * in the place of Vite's own (8.3.8), under its name: that one takes a style sheet that failed once for loaded, so that a
 * page which is tried again would be drawn unstyled.
 */
export async function __vitePreload<Loaded>(
  load: () => Promise<Loaded>,
  files: readonly string[] = [],
  importer: string = location.origin,
): Promise<Loaded> {
  const addresses = files.map((file) => new URL(file, importer).href);
  for (const address of addresses.filter((one) => !isStyle(one) && !isNamed("link", one)))
    addLink("modulepreload", address);
  await Promise.all(addresses.filter(isStyle).map(loadStyle));
  return load();
}

const isStyle = (address: string) => address.endsWith(".css");

function isNamed(selector: string, address: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>(selector);
  return [...links].some(({ href }) => href === address);
}

function loadStyle(address: string): Promise<void> {
  const asked = styles.get(address);
  if (asked) return asked;
  if (isNamed("link[rel=stylesheet]", address)) return Promise.resolve();
  // Chromium answers the first time with the failure of an earlier preload, without asking the network.
  const loading = addStyle(address).catch(() => addStyle(address));
  styles.set(address, loading);
  loading.catch(() => styles.delete(address));
  return loading;
}

function addStyle(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = addLink("stylesheet", address);
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`The style sheet ${address} did not come.`));
    });
  });
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel, crossOrigin: "", href });
  document.head.append(link);
  return link;
}
