/** Where a visitor goes who came without an address: the main app of this installation. */
export async function mainApp(): Promise<string> {
  const response = await fetch("/config.json");
  const { mainAppUrl } = (await response.json()) as { mainAppUrl: string };
  return new URL(mainAppUrl, location.origin).href;
}

/** Where a new person goes who came without an address: to a page of the main app that everybody may enter. */
export async function publicStart(): Promise<string> {
  return new URL("external/pathways", await mainApp()).href;
}
