import { useTexts } from "@guildway/ui";
import { CodeBlock } from "@guildway/ui/code-block";
import { type Call, isList } from "../../request/draft.ts";
import { useListFields } from "../../request/use-list-fields.ts";
import { texts } from "./texts.ts";

/** What an answer is made of. */
export function ResponseSchema({ call }: { call: Call | undefined }) {
  const text = useTexts(texts);
  const fields = useListFields(call);
  const code =
    call && !isList(call)
      ? "{\n  url: string\n}"
      : `{
  items: ${fields.length === 0 ? "object[]" : `{\n${fields.map(({ name, type }) => `    ${name}: ${type}`).join("\n")}\n  }[]`}
  total: number
  rangeFrom: number
  rangeTo: number
  page: number
  limit: number
}`;
  return <CodeBlock label={text.schema} code={code} />;
}
