import { said, type UnavailableProps, usePageFrame } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button, useLanguage, useTexts } from "@guildway/ui";

import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import { Alone } from "./alone.tsx";
import { texts } from "./texts.ts";
import styles from "./unavailable.module.css";

/** Says which app did not load, who answers for it, what is safe, and how to go on. */
export function UnavailablePanel({ title, owner, reason, retry }: UnavailableProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const { startPath } = useWhatOpens();
  usePageFrame({ organization: null });
  const retryFromHere = () => {
    // The button goes with this panel, whatever comes in its place.
    document.getElementById("main")?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div role="alert" className={styles.panel}>
      <h1>{text.title(said(title, lang))}</h1>
      <p>{text.reasons[reason]}</p>
      <p>{text.pageIsSafe}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={retryFromHere}>
          {text.retry}
        </Button>
        <Link to={startPath}>{text.toStart}</Link>
      </div>
      {owner && (
        <p className={styles.owner}>
          {text.tell} <span lang="en">{owner}</span>.
        </p>
      )}
    </div>
  );
}

/** The same on a page with nothing around it. */
export function UnavailablePage(props: UnavailableProps) {
  return (
    <Alone>
      <UnavailablePanel {...props} />
    </Alone>
  );
}
