import { call } from "@guildway/api-client";
import { readApiDescription } from "@guildway/api-contract";
import { EmptyState, Loaded, Skeleton, Tag, TextField, useTexts } from "@guildway/ui";
import { CodeBlock } from "@guildway/ui/code-block";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type DescribedCall, publicCalls } from "./described-calls.ts";
import styles from "./list-calls.module.css";
import { texts } from "./texts.ts";

/** Every call that needs nobody to be signed in, found by its words. */
export function CallList({
  words,
  onWords,
  renderTry,
}: {
  words: string;
  onWords(words: string): void;
  /** What stands in an opened call, to try it. */
  renderTry(described: DescribedCall): ReactNode;
}) {
  const text = useTexts(texts);
  const described = useQuery({
    queryKey: ["api-explorer", "calls"],
    queryFn: async ({ signal }) => publicCalls(await call(readApiDescription, { signal })),
  });
  return (
    <Loaded
      query={described}
      waiting={<Skeleton lines={8} />}
      failed={{ title: text.failed, text: text.failedText }}
    >
      {(calls) => {
        const found = calls.filter((one) => fits(one, words));
        return (
          <div className={styles.list}>
            <TextField
              type="search"
              label={text.search}
              value={words}
              onChange={({ target }) => onWords(target.value)}
            />
            <p role="status">{text.found(found.length)}</p>
            {found.length === 0 && <EmptyState title={text.none} />}
            <ul aria-label={text.title}>
              {found.map((one) => (
                <li key={one.name}>
                  <OneCall described={one} renderTry={renderTry} />
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </Loaded>
  );
}

function fits({ name, path, summary }: DescribedCall, words: string): boolean {
  const text = `${name} ${path} ${summary}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function OneCall({
  described,
  renderTry,
}: {
  described: DescribedCall;
  renderTry(described: DescribedCall): ReactNode;
}) {
  const text = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const { method, path, summary, key } = described;
  return (
    <details className={styles.call} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.line}>
          <code>
            <strong>{method}</strong> {path}
          </code>
          <Tag tone={key === "needed" ? "accent" : "neutral"}>{text.key[key]}</Tag>
        </span>
        <span className={styles.summary} lang="en">
          {summary}
        </span>
      </summary>
      {isOpen && (
        <div className={styles.inside}>
          <Parameters described={described} />
          {described.body !== undefined && <Schema title={text.body} schema={described.body} />}
          {described.reply !== undefined && <Schema title={text.reply} schema={described.reply} />}
          {renderTry(described)}
        </div>
      )}
    </details>
  );
}

function Parameters({ described: { parameters } }: { described: DescribedCall }) {
  const text = useTexts(texts);
  if (parameters.length === 0) return <p>{text.noParameters}</p>;
  return (
    <section>
      <h2>{text.parameters}</h2>
      <dl className={styles.parameters}>
        {parameters.map(({ name, in: where, isRequired, description }) => (
          <div key={`${where} ${name}`}>
            <dt>
              <code>{name}</code> {isRequired && <Tag>{text.required}</Tag>}
            </dt>
            <dd>{description ? <span lang="en">{description}</span> : text.in[where]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Schema({ title, schema }: { title: string; schema: unknown }) {
  return (
    <section>
      <h2>{title}</h2>
      <CodeBlock label={title} code={JSON.stringify(schema, null, 2)} />
    </section>
  );
}
