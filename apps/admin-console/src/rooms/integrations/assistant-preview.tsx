import type { RowOf } from "@guildway/api-client";
import type { integrations } from "@guildway/api-contract";
import { Card, useTexts } from "@guildway/ui";
import type { CSSProperties } from "react";
import { formTexts } from "../../room/form/texts.ts";
import styles from "./assistant-preview.module.css";
import { texts } from "./texts.ts";

/** What a visitor finds who opens the assistant. */
export function AssistantPreview({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { preview } = useTexts(texts);
  const word = (field: string) => String(values[field] ?? "").trim();
  const welcome = word("welcomeMessage").replaceAll("{ORG_NICKNAME}", () => word("orgNickname"));
  const prompts = (values["defaultPrompts"] ?? []) as readonly { message: string }[];
  const colour = word("colorBtnBkg") || "black";
  return (
    <div className={styles.assistant} style={{ "--button": colour } as CSSProperties}>
      <p className={styles.name}>
        {word("agentImage") && <img src={word("agentImage")} alt="" />}
        {word("name") || preview.noName}
      </p>
      {welcome && <p className={styles.message}>{welcome}</p>}
      {prompts.length > 0 && (
        <div className={styles.examples}>
          <p>{preview.examples}</p>
          <ul>
            {prompts.map(({ message }, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.ask}>
        <span>{preview.ask}</span>
        <span className={styles.send}>{preview.send}</span>
      </p>
      {word("poweredBy") && <p className={styles.by}>{word("poweredBy")}</p>}
    </div>
  );
}

/** The same of a record that is there. */
export function PreviewCard({ row }: { row: RowOf<typeof integrations> }) {
  const { preview } = useTexts(formTexts);
  return (
    <Card title={preview}>
      <AssistantPreview values={row} />
    </Card>
  );
}
