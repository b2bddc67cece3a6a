import { mayEnter, useAuth } from "@guildway/auth";
import { manifest } from "../manifest.ts";

/** Whether who is signed in may open a page of the console; a link that they may not follow is not shown. */
export function useOpens(page: keyof typeof manifest.pages): boolean {
  const role = useAuth((auth) => (auth.status === "signed-in" ? auth.user.role : undefined));
  return mayEnter(manifest.pages[page].access, role);
}
