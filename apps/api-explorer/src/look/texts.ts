import { defineTexts } from "@guildway/ui";

/** What stands at the key. */
export const texts = defineTexts(
  {
    key: "Api Key",
    keyHint: "It is sent with your requests, and kept nowhere.",
  },
  {
    key: "Clave de API",
    keyHint: "Se envía con sus solicitudes y no se guarda en ninguna parte.",
  },
);
