export { createLog, type Log } from "./log.ts";
export { failureLine, runCommand } from "./run-command.ts";
