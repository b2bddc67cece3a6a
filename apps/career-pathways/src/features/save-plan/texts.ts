import { defineTexts } from "@guildway/ui";

/** What saving a plan says. */
export const texts = defineTexts(
  {
    save: "Save",
    busy: "Saving...",
    saved: "Training plan saved!",
    failed: "Unable to save & send plan, please refresh and try again.",
  },
  {
    save: "Guardar",
    busy: "Guardando...",
    saved: "¡Plan de capacitación guardado!",
    failed: "No se pudo guardar ni enviar el plan; actualice la página y vuelva a intentarlo.",
  },
);
