import { defineTexts } from "@guildway/ui";

/** What copying a link to a plan says. */
export const texts = defineTexts(
  {
    open: "Copy link",
    title: "Copy a link to this plan",
    lead: "We save the plan as it is now, without your name or how to reach you, and send it to nobody. Everybody who has the link can read the plan; only you can change it.",
    submit: "Save plan and copy link",
    busy: "Saving...",
    failed: "The plan could not be saved. Check your connection and try again.",
    link: "Link to your plan",
    copied: "Link copied. What you change from now on is not part of it.",
    notCopied: "The plan is saved. Select the link and copy it.",
    copyAgain: "Copy again",
    close: "Close",
    cancel: "Cancel",
  },
  {
    open: "Copiar enlace",
    title: "Copiar un enlace a este plan",
    lead: "Guardamos el plan como está ahora, sin su nombre ni cómo comunicarse con usted, y no lo enviamos a nadie. Quien tenga el enlace puede leer el plan; solo usted puede cambiarlo.",
    submit: "Guardar el plan y copiar el enlace",
    busy: "Guardando...",
    failed: "No se pudo guardar el plan. Revise su conexión y vuelva a intentarlo.",
    link: "Enlace a su plan",
    copied: "Enlace copiado. Lo que cambie desde ahora no será parte de él.",
    notCopied: "El plan está guardado. Seleccione el enlace y cópielo.",
    copyAgain: "Copiar otra vez",
    close: "Cerrar",
    cancel: "Cancelar",
  },
);
