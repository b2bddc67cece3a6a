import { Card, Tabs, Tag, useTexts } from "@guildway/ui";
import { CodeBlock } from "@guildway/ui/code-block";
import { useState } from "react";
import { blank, type Draft, withCall } from "../../request/draft.ts";
import { exampleOf, type Language, languages } from "../../request/examples.ts";
import { addressOf, requestOf } from "../../request/request.ts";
import { texts as requestTexts } from "../../request/texts.ts";
import { FilterExamples } from "./filter-examples.tsx";
import { ResponseSchema } from "./response-schema.tsx";
import { sentenceOf } from "./sentence.ts";
import styles from "./show-examples.module.css";
import { texts } from "./texts.ts";

/** Before anything is chosen, the program that is shown asks for this. */
const shownFirst = withCall(blank, "resources");

/** The column of examples: the request in words, as an address and as a program, and how filters and answers look. */
export function Examples({ base, draft, link }: { base: string; draft: Draft; link: string }) {
  const text = useTexts(texts);
  const words = useTexts(requestTexts);
  const [language, setLanguage] = useState<Language>("fetch");
  const request = requestOf(draft);
  const shown = request ?? requestOf(shownFirst)!;
  return (
    <div className={styles.column}>
      <Card title={text.request}>
        {request ? (
          <div className={styles.stack}>
            <p className={styles.sentence}>{sentenceOf(draft, request, text, words)}</p>
            <CodeBlock label={text.address} code={addressOf(base, request)} isWrapped />
            <CodeBlock label={text.link} code={link} isWrapped />
            <p className={styles.note}>{text.linkHint}</p>
          </div>
        ) : (
          <p className={styles.note}>{text.requestNone}</p>
        )}
      </Card>
      <Card title={text.retrieve} actions={<Tag>{text.example}</Tag>}>
        <div className={styles.stack}>
          <Tabs
            label={text.languages}
            active={language}
            onChange={(chosen) => setLanguage(chosen as Language)}
            tabs={languages.map((id) => ({
              id,
              label: text.language[id],
              panel: <CodeBlock label={text.language[id]} code={exampleOf(id, base, shown)} />,
            }))}
          />
          <p className={styles.note}>{text.keyHint}</p>
        </div>
      </Card>
      <Card title={text.filters}>
        <FilterExamples />
      </Card>
      <Card title={text.schema}>
        <ResponseSchema call={draft.call} />
      </Card>
    </div>
  );
}
