import { Button, defineTexts, useTexts } from "@guildway/ui";

const texts = defineTexts({ print: "Print" }, { print: "Imprimir" });

/** Prints the document on screen. */
export function PrintButton() {
  const { print } = useTexts(texts);
  return <Button onClick={() => window.print()}>{print}</Button>;
}
