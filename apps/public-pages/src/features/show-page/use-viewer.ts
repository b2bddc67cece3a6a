import { useAuth } from "@guildway/auth";
import { useSearchParams } from "@guildway/router";
import type { Viewer } from "./widget-address.ts";

/** Who looks at a page of an organization: as the address by which they came says, else who is signed in there; to others' pages nobody is told. */
export function useViewer(orgId: string | null | undefined): Viewer {
  const [address] = useSearchParams();
  const user = useAuth((auth) =>
    auth.status === "signed-in" && auth.user.orgId === orgId ? auth.user : undefined,
  );
  return {
    email: address.get("email") ?? user?.email ?? undefined,
    externalUserId: address.get("externalUserId") ?? user?.id,
  };
}
