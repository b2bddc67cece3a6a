/** How the agreements that are signed today word what an apprentice answers. */
export { answerWording } from "./march-2023/answers.ts";
