import { defineTexts, focusHeading, useTexts } from "@guildway/ui";
import { useEffect, useRef } from "react";
import styles from "./message.module.css";

const texts = defineTexts(
  { footer: "A new invitation will be sent if further information is needed." },
  { footer: "Se enviará una nueva invitación si hace falta más información." },
);

interface Props {
  title: string;
  text: string;
  /** It comes while somebody is on the page. */
  isNews?: boolean;
}

/** How an invitation ended. */
export function Message({ title, text, isNews = false }: Props) {
  const { footer } = useTexts(texts);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNews || !box.current) return;
    window.scrollTo({ top: 0 });
    focusHeading(box.current);
  }, [isNews]);
  return (
    <section ref={box} className={styles.message}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.footer}>{footer}</p>
    </section>
  );
}
