/** What differs between installations, served by the web server from its environment and never built in. */
export interface ShellConfig {
  loginSiteUrl: string;
  mainAppUrl: string;
  adminAppUrl: string;
}

/** Fetches `/config.json`; throws when the shell's own server does not answer with it. */
export async function fetchConfig(): Promise<ShellConfig> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return (await response.json()) as ShellConfig;
}
