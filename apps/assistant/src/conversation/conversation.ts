import { defaultServiceDelay, mostOaths, type PrivateFact } from "@guildway/rules/assistant";
import { isAnswered } from "./read-answer.ts";

/** A passage as an answer cites it. */
export interface Passage {
  id: string;
  refId: string;
  name: string;
  type: string | null;
  url: string | null;
  heading: string | null;
  pageNumber: number | null;
  text: string;
}

/** What the search for a question's passages answered. */
export interface Found {
  /** The saved search, and what lets its asker say what they think of the answer. */
  searchId: string | null;
  editGrant: string | undefined;
  passageIds: readonly string[];
  files: number;
  reviewed: { author: string | null; writtenAt: string } | undefined;
}

/** How far the assistant is with a question, or how it ended. */
export type Phase =
  | "retrieving"
  | "composing"
  | "composed"
  | "no-answer"
  | "stopped"
  | "broke-off"
  | "unreached"
  | "too-many";

/** A question and what became of it. */
export interface Exchange {
  id: number;
  /** As it left the browser, without private facts. */
  question: string;
  /** As it is looked for. */
  asked: string;
  takenOut: readonly PrivateFact[];
  phase: Phase;
  found?: Found;
  /** The cited passages, in the order of their numbers, once they were read. */
  passages: readonly Passage[];
  /** What came of the answer so far. */
  written: string;
  /** No model answered, where one should have. */
  withoutModel?: boolean;
  /** The language of the passages, where it is not the question's. */
  answeredIn?: string | undefined;
}

/** What somebody said that was not answered because of how it was said. */
export interface Scolding {
  id: number;
  phase: "scolded";
}

export interface Conversation {
  turns: readonly (Exchange | Scolding)[];
  failedTries: number;
  oaths: number;
  /** Whether the form that reaches a person is open. */
  isForwarding: boolean;
  /** It was ended for what was said in it. */
  isClosed: boolean;
}

export type Step =
  | ({ did: "ask" } & Pick<Exchange, "id" | "question" | "asked" | "takenOut">)
  | { did: "try-again"; id: number }
  | { did: "find"; id: number; found: Found }
  | { did: "read-passages"; id: number; passages: readonly Passage[] }
  | { did: "begin"; id: number; withoutModel: boolean; answeredIn: string | undefined }
  | { did: "write"; id: number; piece: string }
  | ({ did: "end"; id: number } & Ways)
  | { did: "fail"; id: number; phase: "stopped" | "broke-off" | "unreached" | "too-many" }
  | { did: "swear"; id: number }
  | { did: "open-forward" | "close-forward" | "forward" | "start-again" };

/** Whether a person can be reached, and after how many questions without an answer that is offered. */
interface Ways {
  serviceDelay: number | null | undefined;
  hasService: boolean;
}

export const newConversation: Conversation = {
  turns: [],
  failedTries: 0,
  oaths: 0,
  isForwarding: false,
  isClosed: false,
};

export const isExchange = (turn: Exchange | Scolding): turn is Exchange => turn.phase !== "scolded";

/** The question that the assistant is at work on. */
export const atWork = ({ turns }: Pick<Conversation, "turns">): Exchange | undefined =>
  turns.filter(isExchange).find(({ phase }) => phase === "retrieving" || phase === "composing");

/** The conversation after a step. */
export function nextConversation(before: Conversation, step: Step): Conversation {
  switch (step.did) {
    case "ask": {
      const { id, question, asked, takenOut } = step;
      const turn: Exchange = {
        id,
        question,
        asked,
        takenOut,
        phase: "retrieving",
        passages: [],
        written: "",
      };
      return { ...before, turns: [...before.turns, turn] };
    }
    case "try-again":
      return changed(before, step.id, { phase: "retrieving", written: "", passages: [] });
    case "find":
      return changed(before, step.id, { phase: "composing", found: step.found });
    case "read-passages":
      return changed(before, step.id, { passages: step.passages });
    case "begin":
      return changed(before, step.id, {
        withoutModel: step.withoutModel,
        answeredIn: step.answeredIn,
      });
    case "write":
      return changed(before, step.id, ({ written }) => ({ written: written + step.piece }));
    case "end":
      return ended(before, step);
    case "fail":
      return changed(before, step.id, { phase: step.phase });
    case "swear": {
      const oaths = before.oaths + 1;
      if (oaths >= mostOaths) return { ...newConversation, isClosed: true };
      return { ...before, oaths, turns: [...before.turns, { id: step.id, phase: "scolded" }] };
    }
    case "open-forward":
      return { ...before, isForwarding: true };
    case "close-forward":
      return { ...before, isForwarding: false };
    case "forward":
      return { ...before, isForwarding: false, failedTries: 0 };
    case "start-again":
      return newConversation;
  }
}

/** An answer without a sentence that a passage holds is none; the try that makes the number full brings the form. */
function ended(
  before: Conversation,
  { id, serviceDelay, hasService }: { id: number } & Ways,
): Conversation {
  const exchange = before.turns.filter(isExchange).find((turn) => turn.id === id);
  if (!exchange || isAnswered(exchange)) return changed(before, id, { phase: "composed" });
  const failedTries = before.failedTries + 1;
  const isTime = failedTries === (serviceDelay ?? defaultServiceDelay) && hasService;
  return {
    ...changed(before, id, { phase: "no-answer" }),
    failedTries,
    isForwarding: before.isForwarding || isTime,
  };
}

type Change = Partial<Exchange> | ((before: Exchange) => Partial<Exchange>);

function changed(before: Conversation, id: number, change: Change): Conversation {
  return {
    ...before,
    turns: before.turns.map((turn) =>
      turn.id === id && isExchange(turn)
        ? { ...turn, ...(typeof change === "function" ? change(turn) : change) }
        : turn,
    ),
  };
}
