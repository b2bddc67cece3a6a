import { Button, Notice, useTexts } from "@guildway/ui";
import type { Sent } from "../../answer/messages.ts";
import { Facts } from "./facts.tsx";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** What failed, why, and what would not. */
export function Failure({
  message,
  sent,
  corrected,
  onCorrected,
}: {
  message: string;
  /** Where an answer came at all. */
  sent?: Sent;
  corrected?: string | undefined;
  onCorrected?: () => void;
}) {
  const text = useTexts(texts);
  const { code, requestId, details } = sent?.problem ?? {};
  return (
    <>
      <p className={styles.error}>{text.error(message)}</p>
      {sent && <Facts sent={sent} />}
      <Notice kind="info" title={text.why}>
        <div className={styles.why}>
          <p>{sent ? whyOf(sent.status, text) : text.network}</p>
          {details?.faults && (
            <ul>
              {details.faults.map(({ field, parameter = field, reason }) => (
                <li key={`${parameter} ${reason}`}>
                  <code>{parameter}</code> <span lang="en">{reason}</span>
                </li>
              ))}
            </ul>
          )}
          {code && requestId && <p className={styles.note}>{text.problem(code, requestId)}</p>}
          {corrected !== undefined && (
            <>
              <p>{text.corrected}</p>
              <p>
                <code className={styles.address}>{corrected}</code>
              </p>
              <Button onClick={onCorrected}>{text.useCorrected}</Button>
            </>
          )}
        </div>
      </Notice>
    </>
  );
}

function whyOf(status: number, { reasons, reason }: (typeof texts)["en"]): string {
  return reasons[status] ?? (status < 500 ? reasons[400]! : reason);
}
