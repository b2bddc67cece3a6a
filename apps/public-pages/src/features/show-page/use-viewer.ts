import { useAuth } from "@guildway/auth";
import { useSearchParams } from "@guildway/router";
import type { Viewer } from "./widget-address.ts";

/** Who looks at a page: as the address by which they came says, else who is signed in. */
export function useViewer(): Viewer {
  const [address] = useSearchParams();
  const user = useAuth((auth) => (auth.status === "signed-in" ? auth.user : undefined));
  return {
    email: address.get("email") ?? user?.email ?? undefined,
    externalUserId: address.get("externalUserId") ?? user?.id,
  };
}
