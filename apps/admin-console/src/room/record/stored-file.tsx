import { useTexts } from "@guildway/ui";
import { formTexts } from "../form/texts.ts";

/** Leads to a stored file. */
export function StoredFile({ text }: { text: string }) {
  const { open } = useTexts(formTexts).pdf;
  return (
    <a href={text} target="_blank" rel="noreferrer">
      {open}
    </a>
  );
}
