import { Link } from "@guildway/router";
import { usePageFrame } from "@guildway/federation";
import { buttonClass, useTexts } from "@guildway/ui";

import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import styles from "./not-found.module.css";
import { texts } from "./texts.ts";

/** The fallback screen for every address that no page has. */
export function NotFound() {
  const text = useTexts(texts);
  usePageFrame({ title: text.notFoundTitle, organization: null });
  const { startPath } = useWhatOpens();
  return (
    <div className={styles.page}>
      <h1>404</h1>
      <p className={styles.words}>{text.notFound}</p>
      <p>{text.notFoundWords}</p>
      <Link className={buttonClass({ variant: "primary" })} to={startPath}>
        {text.toStart}
      </Link>
    </div>
  );
}
