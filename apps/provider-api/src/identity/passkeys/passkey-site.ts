import { isIP } from "node:net";
import { Problem } from "../../platform/problem.ts";
import { isWithin, type Settings } from "../../platform/settings.ts";

/** Where passkeys count: the domain that they belong to, and the sites that may ask for them. */
export interface PasskeySite {
  domain: string;
  origins: string[];
}

/** The shell, where passkeys are added, and the login site, where they sign in; undefined where these have no domain in common. */
export function passkeySite({
  publicUrl,
  loginUrl,
  passkeyDomain,
}: Pick<Settings, "publicUrl" | "loginUrl" | "passkeyDomain">): PasskeySite | undefined {
  const [shell, login] = [new URL(publicUrl), new URL(loginUrl)];
  const hosts = [shell.hostname, login.hostname];
  const domain = passkeyDomain ?? hosts.find((one) => hosts.every((host) => isWithin(host, one)));
  // A passkey belongs to a domain, and an address of the network is none.
  if (domain === undefined || isIP(domain.replaceAll(/[[\]]/g, "")) !== 0) return undefined;
  return { domain, origins: [...new Set([shell.origin, login.origin])] };
}

/** The same, for calls that need it. */
export function requirePasskeySite(settings: Settings): PasskeySite {
  const site = passkeySite(settings);
  if (!site) throw new Problem("auth.passkeys-off");
  return site;
}
