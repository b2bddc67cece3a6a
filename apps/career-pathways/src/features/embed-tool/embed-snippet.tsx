import { Card, useTexts } from "@guildway/ui";
import { CodeBlock } from "@guildway/ui/code-block";
import { texts } from "./texts.ts";

/** The line to copy; undefined while a choice is wrong. */
export function EmbedSnippet({ snippet }: { snippet: string | undefined }) {
  const text = useTexts(texts);
  return (
    <Card title={text.snippet}>
      {snippet ? <CodeBlock label={text.snippet} code={snippet} /> : <p>{text.unfinished}</p>}
    </Card>
  );
}
