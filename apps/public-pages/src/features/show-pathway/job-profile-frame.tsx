import { linkTo } from "@guildway/federation";
import { useTexts } from "@guildway/ui";
import { useRef } from "react";
import styles from "./show-pathway.module.css";
import { texts } from "./texts.ts";

interface Props {
  jobProfileId: string;
  /** Of the pathway. */
  title: string;
}

/** The page of a job profile, framed as high as it is. */
export function JobProfileFrame({ jobProfileId, title }: Props) {
  const text = useTexts(texts);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = linkTo("career-pathways.jobProfile", { jobProfileId });
  return (
    <div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is our own page. */}
      <iframe
        ref={frame}
        className={styles.frame}
        title={text.profileOf(title)}
        src={`${address}?embedded=true&hideHeaderTitle=true`}
        onLoad={() => followHeight(frame.current)}
      />
      <p data-no-print="">
        <a href={address}>{text.profileAlone}</a>
      </p>
    </div>
  );
}

/** It is a page of this site, so that its height can be read. */
function followHeight(frame: HTMLIFrameElement | null): void {
  const body = frame?.contentDocument?.body;
  if (!frame || !body) return;
  const fit = () => {
    const border = frame.offsetHeight - frame.clientHeight;
    frame.style.blockSize = `${body.scrollHeight + border}px`;
  };
  // Once the frame is gone its document is too, and nothing is watched any more.
  new ResizeObserver(fit).observe(body);
  fit();
}
