import { call, failureCode } from "@guildway/api-client";
import { readOccupation } from "@guildway/api-contract";
import { Button, Notice, TextField, useTexts } from "@guildway/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import styles from "./import-program.module.css";
import { texts } from "./texts.ts";

/** Finds the occupation that a word names, for a document that does not say it. */
export function LookUp({ onUse }: { onUse(occupation: { title: string; code: string }): void }) {
  const text = useTexts(texts);
  const [keyword, setKeyword] = useState("");
  const search = useMutation({
    mutationFn: () => call(readOccupation, { query: { keyword: keyword.trim() } }),
  });
  const [found] = search.data?.OccupationDetail ?? [];
  const isNone = search.isError && failureCode(search.error) === "occupation.not-found";
  return (
    <div className={styles.lookUp}>
      <TextField
        name="keyword"
        label={text.lookUp}
        hint={text.lookUpHint}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // It stands in the form of the review, which is not sent yet.
          event.preventDefault();
          if (keyword.trim() !== "") search.mutate();
        }}
      />
      <Button
        busy={search.isPending}
        disabled={keyword.trim() === ""}
        onClick={() => search.mutate()}
      >
        {text.lookUp}
      </Button>
      {found && (
        <Button onClick={() => onUse({ title: found.OnetTitle, code: found.OnetCode })}>
          {text.use(`${found.OnetTitle}, ${found.OnetCode}`)}
        </Button>
      )}
      {search.isError && <Notice kind="warning">{isNone ? text.lookUpNone : text.wrong}</Notice>}
    </div>
  );
}
