import { failureCode } from "@guildway/api-client";
import { isForwardAddress } from "@guildway/rules/assistant";
import { Button, Notice, TextArea, TextField, useLanguage, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type Assistant, forwardConversation } from "../../conversation/assistant-calls.ts";
import type { Conversation } from "../../conversation/conversation.ts";
import { historyOf } from "../../conversation/history-of.ts";
import { replies } from "../../conversation/texts.ts";
import { withhold } from "../../conversation/withhold.ts";
import { bringIntoView } from "../../look/bring-into-view.ts";
import styles from "./talk-to-person.module.css";
import { texts } from "./texts.ts";
import { WhatIsSent } from "./what-is-sent.tsx";

/** The form that sends a conversation to the people behind the assistant. */
export function ForwardForm({
  assistant,
  conversation,
  level,
  onSent,
  onCancel,
}: {
  assistant: Assistant;
  conversation: Conversation;
  /** Of its heading. */
  level: 2 | 3;
  onSent: () => void;
  onCancel: () => void;
}) {
  const text = useTexts(texts);
  const Heading = `h${level}` as const;
  const lang = useLanguage();
  const { noAnswer } = useTexts(replies);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [email, setEmail] = useState("");
  const [message, setMessage] = useState("");
  const [faults, setFaults] = useState<{ email?: string; message?: string }>({});
  const [state, setState] = useState<"open" | "sending" | "failed" | "too-many">("open");
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    bringIntoView(title.current?.closest("section") ?? null);
  }, []);

  const withheld = withhold(message, lang).text;
  const history = historyOf(conversation, withheld, noAnswer);
  const hasTurns = conversation.turns.length > 0;
  const who = assistant.orgNickname || assistant.name || text.us;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsOf(email, history.length, text);
    setFaults(found);
    if (found.email || found.message) {
      const name = found.email ? "email" : "message";
      (event.currentTarget.elements.namedItem(name) as HTMLElement | null)?.focus();
      return;
    }
    setState("sending");
    try {
      await forwardConversation(assistant, email.trim(), history);
      showToast("success", text.sent);
      onSent();
    } catch (error) {
      const code = failureCode(error);
      if (code === "input.invalid") setFaults({ email: text.emailWrong });
      setState(
        code === "input.invalid"
          ? "open"
          : code === "auth.too-many-attempts"
            ? "too-many"
            : "failed",
      );
    }
  };

  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <Heading ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        {text.title}
      </Heading>
      <p>{(hasTurns ? text.lead : text.leadWithout)(who)}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={text.email}
          error={faults.email}
          aria-required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <TextArea
          name="message"
          rows={3}
          label={text.message}
          optional={hasTurns}
          error={faults.message}
          maxLength={5000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        {history.length > 0 && <WhatIsSent history={history} />}
        {(state === "failed" || state === "too-many") && (
          <Notice kind="danger" role="alert">
            {state === "failed" ? text.failed : text.tooMany}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            busy={state === "sending"}
            busyLabel={text.sending}
          >
            {text.send}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}

function faultsOf(email: string, said: number, text: (typeof texts)["en"]) {
  const address = email.trim();
  return {
    ...(address === ""
      ? { email: text.emailMissing }
      : !isForwardAddress(address) && { email: text.emailWrong }),
    ...(said === 0 && { message: text.messageMissing }),
  };
}
