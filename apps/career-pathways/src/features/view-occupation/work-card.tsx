import { Card, ErrorState, Skeleton, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { workQuery } from "../../plan/queries.ts";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";
import { WorkLists } from "./work-lists.tsx";

/** What one does in the occupation, folded, and asked for when it is opened. */
export function WorkCard({ onetCode }: { onetCode: string }) {
  const text = useTexts(texts).work;
  const [open, setOpen] = useState(false);
  return (
    <Card title={text.title}>
      <details
        className={styles.work}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        data-no-print=""
      >
        <summary>{text.open}</summary>
        {open && <Work onetCode={onetCode} />}
      </details>
    </Card>
  );
}

function Work({ onetCode }: { onetCode: string }) {
  const text = useTexts(texts).work;
  const { data, isError, refetch, isFetching } = useQuery(workQuery(onetCode));
  if (isError)
    return (
      <ErrorState
        title={text.failed}
        text={text.failedText}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton lines={6} />;
  const empty = [data.Tasks, data.Technology, data.Tools, data.Interests].every(
    ({ length }) => length === 0,
  );
  if (empty) return <p className={styles.small}>{text.none}</p>;
  return <WorkLists work={data} />;
}
