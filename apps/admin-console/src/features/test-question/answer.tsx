import { failureCode } from "@guildway/api-client";
import type { ReplyOf, vectorSearch } from "@guildway/api-contract";
import { Card, Loaded, Notice, Skeleton, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { type Asked, answerQuery, type FoundPassage } from "./tested.ts";
import { texts } from "./texts.ts";
import styles from "./test-question.module.css";

type Reviewed = ReplyOf<typeof vectorSearch>["data"]["reviewedAnswer"];

/** What a visitor would be answered, and by whom. */
export function Answer({
  asked,
  used,
  reviewed,
}: {
  asked: Asked;
  used: readonly FoundPassage[];
  reviewed: Reviewed;
}) {
  const words = useTexts(texts);
  const ids = used.map(({ id }) => id);
  const hasGrounds = reviewed !== undefined || ids.length > 0;
  const query = useQuery({ ...answerQuery(asked, ids, reviewed?.id), enabled: hasGrounds });
  if (!hasGrounds)
    return (
      <Notice kind="warning" title={words.refusedTitle} role="status">
        {words.refused}
      </Notice>
    );
  return (
    <Card title={words.answer}>
      {reviewed && <p className={styles.note}>{words.reviewed(reviewed.author)}</p>}
      <Loaded
        query={query}
        waiting={<Skeleton lines={3} />}
        failed={
          failureCode(query.error) === "limit.too-many-requests"
            ? words.tooMany
            : words.answerFailed
        }
      >
        {(answer) => <p className={styles.answer}>{answer.trim()}</p>}
      </Loaded>
    </Card>
  );
}
