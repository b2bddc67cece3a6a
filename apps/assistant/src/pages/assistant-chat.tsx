import { Button, EmptyState, ErrorState, useTexts } from "@guildway/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { atWork } from "../conversation/conversation.ts";
import { useConversation } from "../conversation/use-conversation.ts";
import { Announcer } from "../features/ask-question/announcer.tsx";
import { QuestionForm } from "../features/ask-question/question-form.tsx";
import { StatusLine } from "../features/ask-question/status-line.tsx";
import { ChatHead } from "../features/greet/chat-head.tsx";
import { PoweredBy } from "../features/greet/powered-by.tsx";
import { Welcome } from "../features/greet/welcome.tsx";
import { Turns } from "../features/show-answer/turns.tsx";
import { ForwardForm } from "../features/talk-to-person/forward-form.tsx";
import { useAssistantLook } from "../look/assistant-look.ts";
import styles from "./assistant-chat.module.css";
import { texts } from "./texts.ts";
import { type KnownAssistant, useAssistant } from "./use-assistant.ts";

export interface AssistantChatProps {
  integrationId: string;
  /** The organization whose assistant it has to be, where the frame was allowed for that one. */
  orgId?: string;
  /** A page of its own, a page in another site's frame, or a part of a page, which scrolls by itself. */
  place: "page" | "frame" | "part";
  /** Where there is something to close; it is also closed for oaths. */
  onClose?: () => void;
  /** Told once the assistant is known. */
  onKnown?: (assistant: { name: string; colour: string | null }) => void;
}

/** Milliseconds until a conversation that was ended closes, so that why can be read. */
const closesAfter = 3000;

/** A conversation with an organization's assistant. */
export function AssistantChat({
  integrationId,
  orgId,
  place,
  onClose,
  onKnown,
}: AssistantChatProps) {
  const known = useAssistant(integrationId, orgId);
  const { assistant } = known;
  const talk = useConversation(assistant);
  const look = useAssistantLook(assistant?.colorBtnBkg);
  const { conversation } = talk;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (assistant) onKnown?.({ name: assistant.name ?? "", colour: assistant.colorBtnBkg ?? null });
  }, [assistant, onKnown]);
  useEffect(() => {
    if (!conversation.isClosed || !onClose) return;
    const timer = setTimeout(onClose, closesAfter);
    return () => clearTimeout(timer);
  }, [conversation.isClosed, onClose]);

  const openPerson = () => {
    talk.take({ did: "open-forward" });
    // One that is open already is shown again.
    form.current?.querySelector<HTMLElement>("h2, h3")?.focus();
  };
  const endPerson = (did: "forward" | "close-forward") => {
    talk.take({ did });
    field.current?.focus();
  };
  const ask = (question: string) => {
    const fault = talk.ask(question);
    field.current?.focus();
    return fault;
  };

  return (
    <div className={styles.chat} data-place={place} style={look}>
      <div className={styles.top}>
        <ChatHead
          name={assistant?.name}
          image={assistant?.agentImage}
          level={place === "part" ? 2 : 1}
          choosesLanguage={place !== "part"}
          onPerson={assistant?.hasServiceEmail && !conversation.isClosed ? openPerson : undefined}
          onClose={onClose}
        />
      </div>
      <Log place={place}>
        {assistant ? (
          <Welcome
            assistant={assistant}
            onAsk={
              conversation.turns.length === 0 && !conversation.isClosed
                ? (question) => void ask(question)
                : undefined
            }
          />
        ) : (
          <NotThere known={known} />
        )}
        <Turns conversation={conversation} onTryAgain={talk.tryAgain} />
        <div ref={form}>
          {assistant && conversation.isForwarding && (
            <ForwardForm
              assistant={assistant}
              conversation={conversation}
              level={place === "part" ? 3 : 2}
              onSent={() => endPerson("forward")}
              onCancel={() => endPerson("close-forward")}
            />
          )}
        </div>
        {conversation.isClosed && <Closed onStart={() => talk.take({ did: "start-again" })} />}
      </Log>
      <Announcer conversation={conversation} />
      {known.at !== "unknown" && !conversation.isClosed && (
        <div className={styles.foot}>
          <QuestionForm
            fieldRef={field}
            isAtWork={atWork(conversation) !== undefined}
            onAsk={ask}
            onStop={() => {
              talk.stop();
              field.current?.focus();
            }}
          />
          <div className={styles.small}>
            <StatusLine conversation={conversation} />
            <PoweredBy name={assistant?.poweredBy} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Within a page it scrolls by itself, and so can be scrolled by keys. */
function Log({ place, children }: Pick<AssistantChatProps, "place"> & { children: ReactNode }) {
  const { conversation } = useTexts(texts);
  if (place !== "part") return <div className={styles.log}>{children}</div>;
  return (
    <div
      className={styles.log}
      data-scrolls=""
      tabIndex={0}
      role="region"
      aria-label={conversation}
    >
      {children}
    </div>
  );
}

function NotThere({ known }: { known: KnownAssistant }) {
  const text = useTexts(texts);
  if (known.at === "unknown") return <EmptyState title={text.unknown} text={text.unknownText} />;
  if (known.at === "failed")
    return <ErrorState title={text.failed} text={text.failedText} onRetry={known.retry} />;
  return null;
}

function Closed({ onStart }: { onStart: () => void }) {
  const text = useTexts(texts);
  return (
    <div className={styles.closed}>
      <p>{text.closed}</p>
      <Button variant="secondary" onClick={onStart}>
        {text.startAgain}
      </Button>
    </div>
  );
}
