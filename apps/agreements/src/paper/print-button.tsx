import { Button, defineTexts, useTexts } from "@guildway/ui";
import Printer from "lucide-react/icons/printer";

const texts = defineTexts({ print: "Print" }, { print: "Imprimir" });

/** Prints the document on screen. */
export function PrintButton() {
  const { print } = useTexts(texts);
  return (
    <p data-no-print="">
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" /> {print}
      </Button>
    </p>
  );
}
