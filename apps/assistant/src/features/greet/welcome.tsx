import { Button, useTexts } from "@guildway/ui";
import { useId } from "react";
import type { Assistant } from "../../conversation/assistant-calls.ts";
import styles from "./greet.module.css";
import { texts } from "./texts.ts";

/** What the assistant says before it is asked, and questions to begin with. */
export function Welcome({
  assistant: { welcomeMessage, orgNickname, defaultPrompts },
  onAsk,
}: {
  assistant: Pick<Assistant, "welcomeMessage" | "orgNickname" | "defaultPrompts">;
  /** Undefined once something was asked. */
  onAsk: ((question: string) => void) | undefined;
}) {
  const { examples } = useTexts(texts);
  const headingId = useId();
  const welcome = welcomeMessage?.replaceAll("{ORG_NICKNAME}", () => orgNickname ?? "");
  const prompts = defaultPrompts?.filter(({ message }) => message.trim() !== "") ?? [];
  return (
    <div className={styles.welcome}>
      {welcome && <p className={styles.words}>{welcome}</p>}
      {onAsk && prompts.length > 0 && (
        <section aria-labelledby={headingId}>
          <p id={headingId} className={styles.examples}>
            {examples}
          </p>
          <ul className={styles.prompts}>
            {prompts.map(({ message }) => (
              <li key={message}>
                <Button
                  variant="secondary"
                  className={styles.prompt}
                  onClick={() => onAsk(message)}
                >
                  {message}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
