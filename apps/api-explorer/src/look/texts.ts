import { defineTexts } from "@guildway/ui";

/** What stands at everything that can be copied. */
export const texts = defineTexts(
  {
    copy: "Copy",
    copyOf: (label: string) => `Copy: ${label}`,
    copied: "Copied.",
    notCopied: "Your browser did not let it be copied. Select it and copy it by hand.",
  },
  {
    copy: "Copiar",
    copyOf: (label: string) => `Copiar: ${label}`,
    copied: "Copiado.",
    notCopied: "Su navegador no permitió copiarlo. Selecciónelo y cópielo a mano.",
  },
);
