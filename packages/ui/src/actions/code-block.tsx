// By the package's name, which remotes share: a copy of its own would not know the language of the page.
import { Button, defineTexts, useTexts } from "@guildway/ui";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import styles from "./code-block.module.css";
import { copyText } from "./copy-text.ts";

const texts = defineTexts(
  {
    copy: "Copy",
    copyOf: (label: string) => `Copy: ${label}`,
    copied: "Copied.",
    notCopied: "Your browser did not let it be copied. Select it and copy it by hand.",
  },
  {
    copy: "Copiar",
    copyOf: (label: string) => `Copiar: ${label}`,
    copied: "Copiado.",
    notCopied: "Su navegador no permitió copiarlo. Selecciónelo y cópielo a mano.",
  },
);

/** A program, a line of HTML or an address, to be copied. */
export function CodeBlock({
  label,
  code,
  isWrapped = false,
}: {
  label: string;
  code: string;
  /** An address is read whole; a program keeps its lines. */
  isWrapped?: boolean;
}) {
  const text = useTexts(texts);
  const [copied, setCopied] = useState<{ code: string; done: boolean }>();
  const copy = async () => setCopied({ code, done: await copyText(code) });
  const told = copied?.code === code ? copied : undefined;
  return (
    <div className={styles.block}>
      <pre
        className={isWrapped ? `${styles.code} ${styles.wrapped}` : styles.code}
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <code>{code}</code>
      </pre>
      <div className={styles.foot}>
        <Button
          icon={<Copy aria-hidden="true" />}
          aria-label={text.copyOf(label)}
          onClick={() => void copy()}
        >
          {text.copy}
        </Button>
        <span role="status">{told && (told.done ? text.copied : text.notCopied)}</span>
      </div>
    </div>
  );
}
