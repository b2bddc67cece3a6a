import { pageArrival } from "./arrival.ts";

/** What differs between installations, served by the web server from its environment and never built in. */
export interface SiteConfig {
  loginSiteUrl: string;
  mainAppUrl: string;
  adminAppUrl: string;
}

/** The configuration, as it came with the page or asked for; throws when the page's own server does not answer with it. */
export async function siteConfig(): Promise<SiteConfig> {
  const came = pageArrival()?.config;
  if (came) return came;
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return (await response.json()) as SiteConfig;
}
