import { defineTexts } from "@guildway/ui";

/** What stands at the key, and at everything that can be copied. */
export const texts = defineTexts(
  {
    key: "Api Key",
    keyHint: "It is sent with your requests, and kept nowhere.",
    copy: "Copy",
    copyOf: (label: string) => `Copy: ${label}`,
    copied: "Copied.",
    notCopied: "Your browser did not let it be copied. Select it and copy it by hand.",
  },
  {
    key: "Clave de API",
    keyHint: "Se envía con sus solicitudes y no se guarda en ninguna parte.",
    copy: "Copiar",
    copyOf: (label: string) => `Copiar: ${label}`,
    copied: "Copiado.",
    notCopied: "Su navegador no permitió copiarlo. Selecciónelo y cópielo a mano.",
  },
);
