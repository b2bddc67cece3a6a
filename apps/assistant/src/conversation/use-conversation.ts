import { failureCode } from "@guildway/api-client";
import { questionFault, type QuestionFault } from "@guildway/rules/assistant";
import { useLanguage, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { type Assistant, findPassages, readFound, writeAnswer } from "./assistant-calls.ts";
import {
  type Conversation,
  type Exchange,
  type Found,
  atWork,
  newConversation,
  nextConversation,
  type Step,
} from "./conversation.ts";
import { replies } from "./texts.ts";
import { withhold } from "./withhold.ts";

/** The most characters of a question. */
const longest = 5000;

/** What keeps a question from being asked. */
export type AskFault = QuestionFault | "too-long";

/** What a visitor can do in a conversation. */
export interface Talk {
  conversation: Conversation;
  /** Asks, or says why it does not. */
  ask(question: string): AskFault | undefined;
  tryAgain(exchange: Exchange): void;
  stop(): void;
  take(step: Step): void;
}

/** A conversation with an assistant, in memory alone: it ends with the page, and what is on its way is given up. */
export function useConversation(assistant: Assistant | undefined): Talk {
  const [conversation, take] = useReducer(nextConversation, newConversation);
  const lang = useLanguage();
  const { refrain } = useTexts(replies);
  const lastId = useRef(0);
  /** What was asked before the assistant is there. */
  const waiting = useRef<Pick<Work, "id" | "asked" | "found">>(undefined);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const answer = useCallback(
    (id: number, asked: string, found: Found | undefined) => {
      if (!assistant) {
        waiting.current = { id, asked, found };
        return;
      }
      work.current?.abort();
      const { signal } = (work.current = new AbortController());
      void answerQuestion({ assistant, id, asked, found, take, signal });
    },
    [assistant],
  );
  useEffect(() => {
    const next = waiting.current;
    if (!assistant || !next) return;
    waiting.current = undefined;
    answer(next.id, next.asked, next.found);
  }, [assistant, answer]);

  return {
    conversation,
    take,
    ask(given) {
      if (atWork(conversation)) return undefined;
      const fault = questionFault(given);
      const id = ++lastId.current;
      if (fault === "profane") {
        take({ did: "swear", id });
        if (nextConversation(conversation, { did: "swear", id }).isClosed)
          showToast("error", refrain);
      }
      if (fault) return fault;
      if (given.length > longest) return "too-long";
      const { text, bare, takenOut } = withhold(given, lang);
      const asked = bare.slice(0, longest);
      take({ did: "ask", id, question: text.slice(0, longest), asked, takenOut });
      answer(id, asked, undefined);
      return undefined;
    },
    tryAgain({ id, asked, found }) {
      if (atWork(conversation)) return;
      take({ did: "try-again", id });
      answer(id, asked, found);
    },
    stop() {
      work.current?.abort();
      waiting.current = undefined;
      const stopped = atWork(conversation);
      if (stopped) take({ did: "fail", id: stopped.id, phase: "stopped" });
    },
  };
}

interface Work {
  assistant: Assistant;
  id: number;
  asked: string;
  /** What was found for it before. */
  found: Found | undefined;
  take(step: Step): void;
  signal: AbortSignal;
}

async function answerQuestion({ assistant, id, asked, found, take, signal }: Work) {
  const end = () =>
    take({
      did: "end",
      id,
      serviceDelay: assistant.serviceDelayCount,
      hasService: assistant.hasServiceEmail === true,
    });
  let isWriting = false;
  try {
    const passages = found ?? (await findPassages(assistant, asked, signal));
    take({ did: "find", id, found: passages });
    if (passages.passageIds.length === 0 && !passages.reviewed) return end();
    void readSources({ assistant, id, found: passages, take, signal });
    isWriting = true;
    const { headers, pieces } = await writeAnswer(assistant, passages, asked, signal);
    take({
      did: "begin",
      id,
      withoutModel: headers.has("x-answered-without-model"),
      answeredIn: headers.get("x-answered-in") ?? undefined,
    });
    for await (const piece of pieces) take({ did: "write", id, piece });
    end();
  } catch (error) {
    if (signal.aborted) return;
    if (failureCode(error) === "assistant.no-passages") return end();
    take({ did: "fail", id, phase: whyFailed(error, isWriting) });
  }
}

async function readSources({
  assistant,
  id,
  found,
  take,
  signal,
}: Omit<Work, "asked"> & { found: Found }) {
  if (found.passageIds.length === 0) return;
  try {
    take({ did: "read-passages", id, passages: await readFound(assistant, found, signal) });
  } catch (error) {
    // Its answer still says which passages there are; what they are called is read again with the next one.
    if (!signal.aborted) console.error(error);
  }
}

function whyFailed(error: unknown, isWriting: boolean): "broke-off" | "unreached" | "too-many" {
  const code = failureCode(error);
  if (code === "limit.too-many-requests") return "too-many";
  return isWriting ? "broke-off" : "unreached";
}
