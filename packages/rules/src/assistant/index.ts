export { type PrivateFact, type Withheld, withholdPrivateFacts } from "./private-facts.ts";
export {
  defaultServiceDelay,
  isForwardAddress,
  mostOaths,
  type QuestionFault,
  questionFault,
} from "./question.ts";
export { swears } from "./swears.ts";
