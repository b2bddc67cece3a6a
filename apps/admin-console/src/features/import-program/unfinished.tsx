import { shownMoment } from "@guildway/rules";
import { Button, Notice, useLanguage, useTexts } from "@guildway/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import styles from "./import-program.module.css";
import { importsOf, type KeptImport, unfinishedImports } from "./kept-imports.ts";
import { texts } from "./texts.ts";

/** The imports that somebody has begun, in this tab or another, each to be taken up again or given up. */
export function Unfinished({
  who,
  onResume,
}: {
  who: string;
  onResume(kept: KeptImport): Promise<boolean>;
}) {
  const text = useTexts(texts);
  const list = useRef<HTMLUListElement>(null);
  const lang = useLanguage();
  const queries = useQueryClient();
  const queryKey = ["admin-console", "unfinishedImports", who];
  const { data: begun = [] } = useQuery({
    queryKey,
    queryFn: () => unfinishedImports(who),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const goOn = async (one: KeptImport) => {
    if (!(await onResume(one))) await look();
  };
  const look = () => queries.invalidateQueries({ queryKey });
  const giveUp = async (one: KeptImport) => {
    await importsOf(who).forget(one.id);
    await look();
    // The button is gone with its import: the next one, or the choice of a document.
    const next = list.current?.querySelector("button");
    (next ?? document.querySelector<HTMLElement>("main input[type=file]"))?.focus();
  };
  if (begun.length === 0) return null;
  return (
    <Notice title={text.unfinished}>
      <ul className={styles.unfinished} ref={list}>
        {begun.map((one) => (
          <li key={one.id}>
            <span>
              {one.draft.values.title || one.draft.file}
              <small>
                {one.draft.file}, {shownMoment(new Date(one.keptAt).toISOString(), lang)}
              </small>
            </span>
            <span className={styles.actions}>
              <Button onClick={() => void goOn(one)}>{text.takeUp(one.draft.file)}</Button>
              <Button variant="quiet" onClick={() => void giveUp(one)}>
                {text.giveUp(one.draft.file)}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
