import { type Caller, isAdminLevel } from "../../access/caller.ts";
import { isShownInText, namingRecords } from "../../files/naming-records.ts";
import { refusalsOf } from "../../records/rights.ts";
import type { Platform } from "../../platform/platform.ts";

/**
 * Whether one of the staff may delete a file of their organization: they uploaded it, are its administrators, or may change
 * every record that names it. What everybody reads, or a text shows, is named by whoever likes, and so is not theirs who named
 * it; what no record names is nobody's but the administrators'.
 */
export async function mayDeleteFile(
  services: Pick<Platform, "db" | "clock">,
  caller: Caller,
  file: { name: string; orgId: string; createdBy: string; isPublic: boolean },
): Promise<boolean> {
  if (caller.kind === "user" && caller.userId === file.createdBy) return true;
  if (!isAdminLevel(caller) && (file.isPublic || (await isShownInText(services.db, file))))
    return false;
  const naming = await namingRecords(services.db, file);
  for (const { definition, id } of naming) {
    const { update } = await refusalsOf(services, definition, id, {
      caller,
      now: services.clock(),
    });
    if (update !== undefined) return false;
  }
  return naming.length > 0 || isAdminLevel(caller);
}
