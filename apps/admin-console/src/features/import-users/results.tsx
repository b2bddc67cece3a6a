import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button, buttonClass, ConfirmDialog, Notice, useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import type { KnownOrganization } from "../../rooms/users/role-names.ts";
import { Counts, countsOf } from "./counts.tsx";
import { focusStep } from "./focus-step.ts";
import { peopleOf } from "./people.ts";
import { ResultTable } from "./result-table.tsx";
import { texts } from "./texts.ts";
import { toImport, type useImport, type Work } from "./use-import.ts";
import styles from "./import-users.module.css";

/** What would come of each row, and the one question before it does; after that what came of it. */
export function Results({
  work,
  steps,
  organization,
}: {
  work: Work;
  steps: ReturnType<typeof useImport>;
  organization: KnownOrganization;
}) {
  const words = useTexts(texts);
  const lang = useLanguage();
  const shown = new Intl.NumberFormat(lang);
  const [asks, setAsks] = useState(false);
  const [people] = useState(() => peopleOf(work.file, work.columns));
  const isDone = work.at === "done";
  const imported = new Map(work.imported.map((result) => [result.line, result]));
  const results = work.checked.map((result) => imported.get(result.line) ?? result);
  const counts = countsOf(results);
  const count = shown.format(toImport(work.checked).length);
  const download = async () => {
    const { downloadResults } = await import("./csv-files.ts");
    downloadResults(results, people, { words, lang, organization });
  };
  return (
    <div className={styles.results}>
      <div>
        <h2 ref={focusStep} tabIndex={-1}>
          {isDone ? words.doneTitle : words.previewTitle}
        </h2>
        <p className={styles.intro}>
          {words.rowsIn(shown.format(results.length), work.file.name)} · {organization.name}
        </p>
      </div>
      <Counts counts={counts} />
      {!isDone && count === "0" && <Notice>{words.nothingToDo}</Notice>}
      <div className={styles.actions}>
        {isDone ? (
          <Link className={buttonClass({ variant: "primary" })} to={linkTo("admin-console.users")}>
            {words.see}
          </Link>
        ) : (
          count !== "0" && (
            <Button variant="primary" onClick={() => setAsks(true)}>
              {words.importPeople(count)}
            </Button>
          )
        )}
        <Button onClick={download}>{words.download}</Button>
        <Button onClick={steps.forget}>{words.stop}</Button>
      </div>
      <ResultTable results={results} people={people} organization={organization} />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={words.confirmTitle(count, organization.name)}
        text={words.confirmText(shown.format(counts.created), shown.format(counts.updated))}
        primaryLabel={words.importPeople(count)}
        onConfirm={() => {
          setAsks(false);
          void steps.send(work, "importing");
        }}
      />
    </div>
  );
}
