export { requireDataFolder } from "../database/data-folder.ts";
export { lockDataFolder, requireFreeDataFolder } from "../database/data-folder-lock.ts";
export { farthestProgram, readSettings } from "../settings.ts";
export { failureLine, runCommand } from "./run-command.ts";
