import { swears } from "./swears.ts";

/** How many words a question has at least. */
const fewestWords = 3;

/** A question that is shorter and has a full stop is no question. */
const shortest = 5;

/** How many oaths end a conversation. */
export const mostOaths = 3;

/** How many questions without an answer bring the offer of a person, unless the integration says otherwise. */
export const defaultServiceDelay = 2;

/** What is wrong with a question. */
export type QuestionFault = "empty" | "profane" | "short" | "few-words";

/** What is wrong with a question to the assistant, if anything. */
export function questionFault(question: string): QuestionFault | undefined {
  const text = question.trim();
  if (text === "") return "empty";
  if (swears(text)) return "profane";
  if (text.length < shortest && text.includes(".")) return "short";
  return text.split(/\s+/).length < fewestWords ? "few-words" : undefined;
}

/** Whether an address of who forwards a question could be one, as the specification has it. */
export const isForwardAddress = (address: string): boolean =>
  address.includes("@") && address.includes(".");
