import { Button, defineTexts, useTexts } from "@guildway/ui";

const texts = defineTexts({ enter: "Enter a ZIP code" }, { enter: "Escribir un código postal" });

/** The id of the field in which the visitor's ZIP code is typed. */
export const zipFieldId = "your-zip";

/** Leads to the field in which the visitor's ZIP code is typed. */
export function AskZip({ children }: { children?: string }) {
  const text = useTexts(texts);
  return (
    <Button
      variant="quiet"
      data-no-print=""
      onClick={() => document.getElementById(zipFieldId)?.focus()}
    >
      {children ?? text.enter}
    </Button>
  );
}
