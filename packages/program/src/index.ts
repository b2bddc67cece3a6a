export { answerInTurn } from "./answer-in-turn.ts";
export { createLog, type Log } from "./log.ts";
export { failureLine, runCommand } from "./run-command.ts";
