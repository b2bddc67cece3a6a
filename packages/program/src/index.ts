export { createPatientServer } from "./create-patient-server.ts";
export { siteOf } from "./limit-connections.ts";
export { createLog, type Log } from "./log.ts";
export { failureLine, runCommand } from "./run-command.ts";
