import { Button, TextArea, useLanguage, useTexts } from "@guildway/ui";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { type FormEvent, useState } from "react";
import { saveFeedback } from "../../conversation/assistant-calls.ts";
import type { Found } from "../../conversation/conversation.ts";
import { withhold } from "../../conversation/withhold.ts";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** How many characters of an opinion are kept. */
const longest = 2000;

/** Asks whether an answer helped, saves it at once, and the words behind it where there are some. */
export function Feedback({ found }: { found: Found }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [isHelpful, setHelpful] = useState<boolean>();
  const [words, setWords] = useState("");
  const [state, setState] = useState<"asking" | "saving" | "saved" | "failed">("asking");
  const save = async (helpful: boolean, given?: string) => {
    setState("saving");
    try {
      const said = given && withhold(given, lang).text;
      await saveFeedback(found, {
        isHelpful: helpful,
        ...(said && { searchUserFeedback: said.slice(0, longest) }),
      });
      setState(given === undefined ? "asking" : "saved");
    } catch {
      setState("failed");
    }
  };
  const choose = (helpful: boolean) => {
    setHelpful(helpful);
    void save(helpful);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void save(isHelpful === true, words);
  };
  if (state === "saved")
    return (
      <p role="status" className={styles.note}>
        {text.thanks}
      </p>
    );
  return (
    <div className={styles.feedback}>
      <div role="group" aria-label={text.helpful} className={styles.judge}>
        <span aria-hidden="true">{text.helpful}</span>
        <Button
          variant="quiet"
          icon={<ThumbsUp aria-hidden="true" />}
          aria-pressed={isHelpful === true}
          onClick={() => choose(true)}
        >
          {text.yes}
        </Button>
        <Button
          variant="quiet"
          icon={<ThumbsDown aria-hidden="true" />}
          aria-pressed={isHelpful === false}
          onClick={() => choose(false)}
        >
          {text.no}
        </Button>
      </div>
      {state === "failed" && (
        <p role="alert" className={styles.fault}>
          {text.notSaved}
        </p>
      )}
      {isHelpful !== undefined && (
        <form className={styles.more} onSubmit={send}>
          <TextArea
            label={text.tellMore}
            hint={text.tellMoreHint}
            optional
            rows={2}
            maxLength={longest}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            busy={state === "saving" && words !== ""}
            busyLabel={text.sending}
          >
            {text.send}
          </Button>
        </form>
      )}
    </div>
  );
}
