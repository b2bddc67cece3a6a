import { Button, IconButton, LanguageChoice, useTexts } from "@guildway/ui";
import MessageCircle from "lucide-react/icons/message-circle";
import UserRound from "lucide-react/icons/user-round";
import X from "lucide-react/icons/x";
import styles from "./greet.module.css";
import { texts } from "./texts.ts";

interface ChatHeadProps {
  name: string | null | undefined;
  image: string | null | undefined;
  /** How deep the page is where the chat stands. */
  level: 1 | 2;
  choosesLanguage: boolean;
  onPerson: (() => void) | undefined;
  onClose: (() => void) | undefined;
}

/** Who answers here, the way to a person, and the way out. */
export function ChatHead({
  name,
  image,
  level,
  choosesLanguage,
  onPerson,
  onClose,
}: ChatHeadProps) {
  const text = useTexts(texts);
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head}>
      <span className={styles.agent}>
        {image ? <img src={image} alt="" /> : <MessageCircle aria-hidden="true" />}
      </span>
      <Heading className={styles.name}>{name ?? text.assistant}</Heading>
      <div className={styles.ways}>
        {choosesLanguage && <LanguageChoice />}
        {onPerson && (
          <Button variant="secondary" icon={<UserRound aria-hidden="true" />} onClick={onPerson}>
            {text.person}
          </Button>
        )}
      </div>
      {onClose && (
        <IconButton
          name={text.close}
          icon={<X aria-hidden="true" />}
          className={styles.close}
          onClick={onClose}
        />
      )}
    </header>
  );
}
