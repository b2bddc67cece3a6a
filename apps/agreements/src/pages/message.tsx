import { defineTexts, focusHeading, useTexts } from "@guildway/ui";
import { PlainMessage } from "@guildway/ui/plain-message";
import { useEffect, useRef } from "react";

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
    <PlainMessage ref={box} title={title} footer={footer}>
      <p>{text}</p>
    </PlainMessage>
  );
}
