import { linkTo } from "@guildway/federation";
import type { ResultOfRow } from "@guildway/api-contract";
import { Link } from "@guildway/router";
import { DataTable, Pagination, Tag, type TagTone, useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import type { KnownOrganization } from "../../rooms/users/role-names.ts";
import { changeInWords } from "./change-in-words.ts";
import { faultInWords } from "./fault-in-words.ts";
import { labels } from "./labels.ts";
import type { People } from "./people.ts";
import { texts } from "./texts.ts";
import styles from "./import-users.module.css";

const pageSize = 200;
const order: readonly ResultOfRow["outcome"][] = ["refused", "created", "updated", "unchanged"];
const tones: Record<ResultOfRow["outcome"], TagTone> = {
  refused: "red",
  created: "green",
  updated: "blue",
  unchanged: "neutral",
};

/** What comes of each row, those first that are refused. */
export function ResultTable({
  results,
  people,
  organization,
}: {
  results: readonly ResultOfRow[];
  people: People;
  organization: KnownOrganization;
}) {
  const words = useTexts(texts);
  const [page, setPage] = useState(1);
  const sorted = results.toSorted(
    (one, other) =>
      order.indexOf(one.outcome) - order.indexOf(other.outcome) || one.line - other.line,
  );
  const from = (page - 1) * pageSize;
  const rows = sorted.slice(from, from + pageSize);
  return (
    <div className={styles.results}>
      <div className={styles.surface}>
        <DataTable label={words.table}>
          <thead>
            <tr>
              <th scope="col" data-numeric="" className={styles.line}>
                {words.line}
              </th>
              <th scope="col" className={styles.person}>
                {words.person}
              </th>
              <th scope="col">{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((result) => (
              <ResultRow
                key={result.line}
                result={result}
                person={people.get(result.line)}
                organization={organization}
              />
            ))}
          </tbody>
        </DataTable>
      </div>
      {sorted.length > pageSize && (
        <Pagination
          from={from + 1}
          to={from + rows.length}
          total={sorted.length}
          previous={page > 1 ? { onClick: () => setPage(page - 1) } : undefined}
          next={
            from + rows.length < sorted.length ? { onClick: () => setPage(page + 1) } : undefined
          }
        />
      )}
    </div>
  );
}

function ResultRow({
  result: { line, outcome, id, faults, changes = [] },
  person = { name: "", email: "" },
  organization,
}: {
  result: ResultOfRow;
  person: { name: string; email: string } | undefined;
  organization: KnownOrganization;
}) {
  const words = useTexts(texts);
  const lang = useLanguage();
  const called = person.name || person.email;
  const why = [
    ...faults.map((fault) => ({
      said: faultInWords(fault, words, labels[lang]),
      isOfRole: false,
    })),
    ...changes.map((change) => ({
      said: changeInWords(change, { words, lang, organization }),
      // What somebody may do from now on is not passed by among the rest.
      isOfRole: change.field === "role",
    })),
  ];
  return (
    <tr>
      <td data-numeric="">{line}</td>
      <th scope="row" className={styles.person}>
        {id && called ? <Link to={linkTo("admin-console.users", { id })}>{called}</Link> : called}
        {person.name && person.email && <span className={styles.email}>{person.email}</span>}
      </th>
      <td>
        <Tag tone={tones[outcome]}>{words.outcomes[outcome]}</Tag>
        {why.length > 0 && (
          <ul className={styles.why}>
            {why.map(({ said, isOfRole }) => (
              <li key={said}>{isOfRole ? <strong>{said}</strong> : said}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
