import { Button, Card, SelectField, Tabs, useTexts } from "@guildway/ui";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { ExactField, KeyField } from "../../look/exact-field.tsx";
import {
  type Call,
  callsOf,
  configOf,
  type Draft,
  type FieldName,
  isList,
  type Kind,
  paramsOf,
  withCall,
  withKind,
} from "../../request/draft.ts";
import type { DraftFaults } from "../../request/draft-faults.ts";
import { texts as requestTexts } from "../../request/texts.ts";
import { FilterRows } from "./filter-rows.tsx";
import { SandboxKey } from "./sandbox-key.tsx";
import { texts } from "./texts.ts";
import styles from "./write-request.module.css";

/** What keeps a request from being made. */
export type Held = DraftFaults & { key?: true };

/** The request's column: the key, what is asked for, and how. */
export function RequestForm({
  apiKey,
  onKey,
  draft,
  onDraft,
  held,
  told,
  onRun,
}: {
  apiKey: string;
  onKey(key: string): void;
  draft: Draft;
  onDraft(draft: Draft): void;
  held: Held;
  /** What the server said of the fields of the request before. */
  told: ReadonlyMap<FieldName, string>;
  onRun(): void;
}) {
  const text = useTexts(texts);
  const form = useRef<HTMLFormElement>(null);
  const { call } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  useEffect(() => {
    if (Object.keys(held).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [held]);
  const setting = (name: FieldName) => (
    <Setting
      key={name}
      name={name}
      value={draft.values[name]}
      error={errorOf(name, held, text) ?? told.get(name)}
      onChange={(value) => onDraft({ ...draft, values: { ...draft.values, [name]: value } })}
    />
  );
  return (
    <Card title={text.title}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.key}>
          <KeyField apiKey={apiKey} onKey={onKey} error={held.key && text.keyMissing} required />
          <SandboxKey apiKey={apiKey} onKey={onKey} />
        </div>
        <Tabs
          label={text.kinds}
          active={draft.kind}
          onChange={(kind) => onDraft(withKind(draft, kind as Kind))}
          tabs={(Object.keys(callsOf) as Kind[]).map((kind) => ({
            id: kind,
            label: text.kind[kind],
            panel: (
              <Endpoint
                calls={callsOf[kind]}
                call={call}
                error={held.call && text.callMissing}
                onChange={(chosen) => onDraft(withCall(draft, chosen))}
              />
            ),
          }))}
        />
        <Section title={text.params}>
          {call ? (
            <>
              {paramsOf(call).map(setting)}
              {isList(call) && (
                <FilterRows
                  call={call}
                  filters={draft.filters}
                  onChange={(filters) => onDraft({ ...draft, filters })}
                />
              )}
            </>
          ) : (
            <p className={styles.note}>{text.chooseFirst}</p>
          )}
        </Section>
        <Section title={text.config}>
          {call ? configOf(call).map(setting) : <p className={styles.note}>{text.chooseFirst}</p>}
        </Section>
        <Button type="submit" variant="primary">
          {text.run}
        </Button>
      </form>
    </Card>
  );
}

function errorOf(
  name: FieldName,
  { limit, page }: Held,
  text: (typeof texts)["en"],
): string | undefined {
  if (name === "limit" && limit) return text.limitOut;
  if (name === "page" && page) return text.pageOut;
  return undefined;
}

function Endpoint({
  calls,
  call,
  error,
  onChange,
}: {
  calls: readonly Call[];
  call: Call | undefined;
  error: string | undefined;
  onChange(call: Call | undefined): void;
}) {
  const text = useTexts(texts);
  const names = useTexts(requestTexts).calls;
  return (
    <SelectField
      label={text.endpoint}
      error={error}
      required
      value={call ?? ""}
      onChange={({ target }) => onChange(calls.find((known) => known === target.value))}
    >
      <option value="">{text.choose}</option>
      {calls.map((known) => (
        <option key={known} value={known}>
          {names[known]}
        </option>
      ))}
    </SelectField>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <details open className={styles.section} aria-labelledby={id}>
      <summary id={id}>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

function Setting({
  name,
  value,
  error,
  onChange,
}: {
  name: FieldName;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}) {
  const text = useTexts(texts);
  const isNumber = name === "limit" || name === "page" || name === "expires";
  return (
    <ExactField
      label={text.fields[name]}
      hint={text.hints[name]}
      error={error}
      {...(isNumber && { inputMode: "numeric", width: "short" })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
