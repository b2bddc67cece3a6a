import { useAuth } from "@guildway/auth";
import type { Material } from "../../material/material-query.ts";
import type { FilePlace } from "./stored-file.ts";

/** Whose a material is: as it says, as its opener says, else its writer's organization. */
export function useMaterialOwner(row: Material | undefined, orgId: string | undefined): string {
  const own = useAuth((auth) => (auth.status === "signed-in" ? auth.user.orgId : undefined));
  return row?.orgId ?? orgId ?? own ?? "";
}

/** Where the files of a material are stored: a student's are theirs alone, and the staff's to publish. */
export function useFilePlace(row: Material | undefined, orgId: string): FilePlace {
  const isStudent = useIsStudent();
  return { orgId, ownerOf: isStudent ? row?.id : undefined };
}

/** Whether a student edits what staff made theirs; publishing it is for staff. */
export function useIsStudent(): boolean {
  return useAuth((auth) => auth.status === "signed-in" && auth.user.role === "student");
}
