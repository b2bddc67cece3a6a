import { useAuth } from "@guildway/auth";
import type { Material } from "../../material/material-query.ts";

/** Whose a material is: as it says, as its opener says, else its writer's organization. */
export function useMaterialOwner(row: Material | undefined, orgId: string | undefined): string {
  const own = useAuth((auth) => (auth.status === "signed-in" ? auth.user.orgId : undefined));
  return row?.orgId ?? orgId ?? own ?? "";
}
