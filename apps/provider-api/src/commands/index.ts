export { requireDataFolder } from "../platform/database/data-folder.ts";
export { lockDataFolder, requireFreeDataFolder } from "../platform/database/data-folder-lock.ts";
export { farthestProgram, readSettings } from "../platform/settings.ts";
