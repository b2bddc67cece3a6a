import { siteConfig } from "@guildway/federation/arrival";

/** Where the parts of this installation are that one can go on to. */
export interface AppAddresses {
  mainApp: string;
  adminApp: string;
  careerPathways: string;
}

/** Reads the addresses from the installation's configuration. */
export async function appAddresses(): Promise<AppAddresses> {
  const { mainAppUrl, adminAppUrl } = await siteConfig();
  const mainApp = new URL(mainAppUrl, location.origin).href;
  return {
    mainApp,
    adminApp: new URL(adminAppUrl, mainApp).href,
    careerPathways: new URL("external/pathways", mainApp).href,
  };
}

/** Where a visitor goes who came without an address: the main app. */
export async function mainApp(): Promise<string> {
  return (await appAddresses()).mainApp;
}

/** Where a new person goes who came without an address: to a page that everybody may enter. */
export async function publicStart(): Promise<string> {
  return (await appAddresses()).careerPathways;
}

/** The main app's own way to this site, for what one came for; undefined where one wants to go on elsewhere. */
export async function loginThroughMainApp({ pathname, search, searchParams }: URL) {
  const app = new URL(await mainApp());
  const wanted = searchParams.get("continueUrl");
  const isElsewhere = wanted !== null && URL.parse(wanted)?.origin !== app.origin;
  if (isElsewhere) return undefined;
  const way = new URL(`login${pathname}${search}`, app);
  way.searchParams.set("from", "login-site");
  return way.href;
}
