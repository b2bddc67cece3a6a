import { sessionDays } from "./sessions.ts";
import type { Settings } from "../platform/settings.ts";

/** The cookie that holds the refresh token: out of the scripts' reach, sent to the session calls only. */
export const cookieName = (settings: Settings) => `gw-session.${settings.instance}`;

/** The cookies of a session: the secret one, and a hint without any secret that tells the page one is there. */
export function sessionCookies(settings: Settings, refreshToken: string): string[] {
  const age = `Max-Age=${sessionDays * 86_400}; SameSite=Lax${secure(settings)}`;
  return [
    `${cookieName(settings)}=${refreshToken}; Path=/v1/identity; HttpOnly; ${age}`,
    `gw-hint.${settings.instance}=1; Path=/; ${age}`,
  ];
}

/** The same cookies, taken back. */
export function endedCookies(settings: Settings): string[] {
  const gone = `Max-Age=0; SameSite=Lax${secure(settings)}`;
  return [
    `${cookieName(settings)}=; Path=/v1/identity; HttpOnly; ${gone}`,
    `gw-hint.${settings.instance}=; Path=/; ${gone}`,
  ];
}

function secure(settings: Settings): string {
  return settings.publicUrl.startsWith("https:") ? "; Secure" : "";
}
