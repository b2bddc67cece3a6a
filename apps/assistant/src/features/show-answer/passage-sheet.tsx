import { buttonClass, Dialog, useTexts, VisuallyHidden } from "@guildway/ui";
import ExternalLink from "lucide-react/icons/external-link";
import type { Passage } from "../../conversation/conversation.ts";
import { addressOf, partedBy } from "../../conversation/sources.ts";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** The source that somebody opened, and for which sentence. */
export interface OpenSource {
  number: number;
  sentence: string;
}

/** The very passage that a sentence cites, with what the sentence was taken from marked in it. */
export function PassageSheet({
  open: { number, sentence },
  passage,
  onClose,
}: {
  open: OpenSource;
  passage: Passage | undefined;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const address = passage && addressOf(passage);
  const [before, marked, behind] = partedBy(passage?.text ?? "", sentence);
  return (
    <Dialog
      open
      shape="sheet"
      title={passage?.name ?? text.source(number, "")}
      onClose={onClose}
      footer={
        address && (
          <a
            className={buttonClass({ variant: "secondary" })}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text.openFile(address.includes("#page=") ? passage.pageNumber : null)}
            <ExternalLink aria-hidden="true" />
            <VisuallyHidden>{text.newTab}</VisuallyHidden>
          </a>
        )
      }
    >
      {passage ? (
        <>
          <p className={styles.place}>
            {[passage.heading, passage.pageNumber !== null && text.page(passage.pageNumber)]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <blockquote className={styles.passage}>
            {before}
            <mark>{marked}</mark>
            {behind}
          </blockquote>
        </>
      ) : (
        <p>{text.passageGone}</p>
      )}
    </Dialog>
  );
}
