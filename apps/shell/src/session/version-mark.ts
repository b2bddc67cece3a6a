import { useAuth } from "@guildway/auth";
import { safeStorage } from "@guildway/ui";

/** The version of the app that a browser was last signed in to. */
export const appVersion = "0.4.0";

const cookie = "gw-version";
const key = "guildway-version";

/** Marks the version in a cookie and in storage whenever somebody has signed in, where it is absent or another. */
export function markVersionOnSignIn(): () => void {
  const mark = () => {
    if (useAuth.getState().status === "signed-in") markVersion();
  };
  mark();
  return useAuth.subscribe(mark);
}

function markVersion(): void {
  if (!document.cookie.split("; ").includes(`${cookie}=${appVersion}`))
    document.cookie = `${cookie}=${appVersion}; Path=/; Max-Age=31536000; SameSite=Lax`;
  if (safeStorage.get(key) !== appVersion) safeStorage.set(key, appVersion);
}
