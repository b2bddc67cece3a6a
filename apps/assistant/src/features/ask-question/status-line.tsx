import { useTexts } from "@guildway/ui";
import { useEffect, useState } from "react";
import {
  atWork,
  type Conversation,
  type Exchange,
  isExchange,
} from "../../conversation/conversation.ts";
import { namesOf } from "../../conversation/sources.ts";
import styles from "./ask-question.module.css";
import { texts } from "./texts.ts";

/** Milliseconds for which it says that an answer is composed. */
const composedFor = 2000;

/** What the assistant is doing, and what it has retrieved. */
export function StatusLine({ conversation }: { conversation: Conversation }) {
  const text = useTexts(texts);
  const last = busyOrLast(conversation);
  const isDone = last?.phase === "composed";
  const isSettled = useSettled(isDone ? last.id : undefined);
  const says = {
    retrieving: text.retrieving,
    composing: text.composing,
    composed: isSettled ? text.ready : text.composed,
  };
  const doing = last && last.phase in says ? says[last.phase as keyof typeof says] : text.ready;
  const retrieved = last && last.phase !== "retrieving" && whatWasRetrieved(last, text);
  return (
    <div role="group" aria-label={text.status} className={styles.status}>
      {doing}
      {retrieved && ` · ${retrieved}`}
    </div>
  );
}

function whatWasRetrieved(
  { found, passages }: Exchange,
  { retrieved, files, nodes }: (typeof texts)["en"],
): string | undefined {
  if (!found || found.passageIds.length === 0) return undefined;
  const names = namesOf(passages);
  const counted = files(found.files) + (names.length > 0 ? ` (${names.join(", ")})` : "");
  return retrieved(counted, nodes(found.passageIds.length));
}

function busyOrLast({ turns }: Conversation): Exchange | undefined {
  return atWork({ turns }) ?? turns.filter(isExchange).at(-1);
}

/** Whether a while has passed since the answer of this number was there. */
function useSettled(id: number | undefined): boolean {
  const [settled, setSettled] = useState<number>();
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setSettled(id), composedFor);
    return () => clearTimeout(timer);
  }, [id]);
  return id !== undefined && settled === id;
}
