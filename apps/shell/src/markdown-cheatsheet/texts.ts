import { defineTexts } from "@guildway/ui";

/** What stands around the leaf to print. */
export const texts = defineTexts(
  { open: "Open a copy to print (PDF, new tab)", leaf: "Markdown cheatsheet to print" },
  {
    open: "Abrir la hoja para imprimir (PDF, en otra pestaña)",
    leaf: "Guía breve de Markdown para imprimir",
  },
);
