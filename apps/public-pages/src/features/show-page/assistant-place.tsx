import type { RowOf } from "@guildway/api-client";
import type { integrations } from "@guildway/api-contract";
import { fillPath, findManifest } from "@guildway/federation";
import { buttonClass, useTexts } from "@guildway/ui";
import styles from "./show-page.module.css";
import { texts } from "./texts.ts";

/** Where an organization's assistant answers, as soon as the remote that it belongs to is there. */
export function AssistantPlace({
  integration: { id, name, orgNickname, welcomeMessage },
}: {
  integration: RowOf<typeof integrations>;
}) {
  const { assistant, assistantLater, ask } = useTexts(texts);
  const path = findManifest("assistant")?.pages["assistant"]?.path;
  const welcome = welcomeMessage?.replaceAll("{ORG_NICKNAME}", () => orgNickname ?? "");
  return (
    <section className={styles.assistant}>
      <h2>{name ?? assistant}</h2>
      {welcome && <p className={styles.body}>{welcome}</p>}
      {path === undefined ? (
        <p className={styles.later}>{assistantLater}</p>
      ) : (
        <a className={buttonClass()} href={fillPath(path, {}, { integrationId: id })}>
          {ask}
        </a>
      )}
    </section>
  );
}
