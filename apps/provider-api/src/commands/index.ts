export { requireDataFolder } from "../database/data-folder.ts";
export { requireFreeDataFolder } from "../database/data-folder-lock.ts";
export { farthestProgram, readSettings } from "../settings.ts";
export { failureLine, runCommand } from "./run-command.ts";
