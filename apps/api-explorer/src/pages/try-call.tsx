import { Button, useTexts } from "@guildway/ui";
import { CodeBlock } from "@guildway/ui/code-block";
import { type FormEvent, useState } from "react";
import { useAnswer } from "../answer/use-answer.ts";
import type { DescribedCall } from "../features/list-calls/described-calls.ts";
import { Response } from "../features/show-answer/response.tsx";
import { ExactField, KeyField } from "../look/exact-field.tsx";
import { exampleOf } from "../request/examples.ts";
import { keyIn } from "../request/key-in.ts";
import type { ApiRequest } from "../request/request.ts";
import styles from "./explorer.module.css";
import { texts } from "./texts.ts";

/** Makes a call that reads, with what is filled in; one that writes is only described. */
export function TryCall({
  described,
  apiKey,
  onKey,
}: {
  described: DescribedCall;
  apiKey: string;
  onKey(key: string): void;
}) {
  const text = useTexts(texts);
  const { state, run } = useAnswer();
  const [values, setValues] = useState<Record<string, string>>({});
  const { method, parameters, key } = described;
  if (method !== "GET") return <p>{text.writes}</p>;
  const settable = parameters.filter(
    ({ in: where, name }) => where !== "header" && !isPattern(name),
  );
  const request = requestOf(described, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(location.origin, request, keyIn(apiKey));
  };
  return (
    <section className={styles.column}>
      <h2>{text.try}</h2>
      <form className={styles.column} onSubmit={submit}>
        {key !== "unused" && <KeyField apiKey={apiKey} onKey={onKey} />}
        {settable.map(({ name, isRequired }) => (
          <ExactField
            key={name}
            label={name}
            optional={!isRequired}
            required={isRequired}
            value={values[name] ?? ""}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
        <div>
          <Button type="submit" variant="primary">
            {text.run}
          </Button>
        </div>
      </form>
      <CodeBlock label="fetch" code={exampleOf("fetch", location.origin, request)} />
      {state.at !== "nothing" && <Response state={state} />}
    </section>
  );
}

/** A parameter that stands for many, such as `f.{field}[op]`. */
const isPattern = (name: string) => name.includes("{");

function requestOf(
  { path, parameters }: DescribedCall,
  values: Readonly<Record<string, string>>,
): ApiRequest {
  const given = (name: string) => values[name]?.trim() ?? "";
  return {
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given(name))),
    query: parameters
      .filter(({ in: where, name }) => where === "query" && given(name) !== "")
      .map(({ name }) => [name, given(name)]),
  };
}
