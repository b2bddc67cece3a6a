import { defineTexts } from "@guildway/ui";

/** What is said where a secret is shown, once. */
export const texts = defineTexts(
  {
    onlyNow: "Copy it now: it is not shown again, and whoever has it can use it.",
    copy: "Copy",
    copied: "Copied.",
    done: "I have copied it",
    cancel: "Cancel",
    notCopied: "The browser did not let us copy it. Select it and copy it by hand.",
  },
  {
    onlyNow: "Cópielo ahora: no se muestra de nuevo, y quien lo tenga puede usarlo.",
    copy: "Copiar",
    copied: "Copiado.",
    done: "Ya lo copié",
    cancel: "Cancelar",
    notCopied: "El navegador no nos dejó copiarlo. Selecciónelo y cópielo a mano.",
  },
);
