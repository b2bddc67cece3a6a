import { type ImportedField, importedFields } from "@guildway/api-contract";
import { Button, Card, SelectField, useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import { focusStep } from "./focus-step.ts";
import { labels } from "./labels.ts";
import { type Columns, matchColumns } from "./match-columns.ts";
import { texts } from "./texts.ts";
import type { Work } from "./use-import.ts";
import styles from "./import-users.module.css";

/** Asks what the columns hold whose headings say nothing that is known. */
export function ChooseColumns({
  work: { file, columns },
  onChange,
  onCheck,
  onForget,
}: {
  work: Work;
  onChange: (columns: Columns) => void;
  onCheck: () => void;
  onForget: () => void;
}) {
  const words = useTexts(texts);
  const lang = useLanguage();
  const shown = new Intl.NumberFormat(lang);
  const [known] = useState(() => matchColumns(file.headers));
  const unknown = [...known.keys()].filter((at) => known[at] === "");
  const [isAsked, setIsAsked] = useState(false);
  const lacksEmail = !columns.includes("email");
  const choose = (at: number, field: ImportedField | "") => onChange(columns.with(at, field));
  const count = shown.format(file.rows.length);
  return (
    <Card
      title={
        <span ref={focusStep} tabIndex={-1}>
          {words.columnsTitle}
        </span>
      }
    >
      <div className={styles.choose}>
        <p>
          {words.rowsIn(count, file.name)}.{" "}
          {unknown.length > 0 ? words.columnsText : words.columnsKnown}
        </p>
        {unknown.map((at, place) => (
          <SelectField
            key={at}
            label={
              file.headers[at] ? words.column(file.headers[at]) : words.columnWithoutName(at + 1)
            }
            hint={examplesOf(at)}
            error={isAsked && lacksEmail && place === 0 ? words.emailMissing : undefined}
            value={columns[at]}
            onChange={({ target }) => choose(at, target.value as ImportedField | "")}
          >
            <option value="">{words.leaveOut}</option>
            {importedFields
              .filter((field) => field === columns[at] || !columns.includes(field))
              .map((field) => (
                <option key={field} value={field}>
                  {labels[lang][field]}
                </option>
              ))}
          </SelectField>
        ))}
        {lacksEmail && unknown.length === 0 && <p role="alert">{words.emailMissing}</p>}
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => (lacksEmail ? setIsAsked(true) : onCheck())}>
            {words.check(count)}
          </Button>
          <Button onClick={onForget}>{words.stop}</Button>
        </div>
      </div>
    </Card>
  );

  /** What stands in the first rows of a column. */
  function examplesOf(at: number): string {
    return file.rows
      .slice(0, 20)
      .map(({ cells }) => (cells[at] ?? "").trim().slice(0, 40))
      .filter(Boolean)
      .slice(0, 3)
      .join(", ");
  }
}
