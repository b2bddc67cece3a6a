import { defineTexts } from "@guildway/ui";

/** What stands around an agreement that its sponsor reads. */
export const texts = defineTexts(
  {
    title: "Agreement",
    back: "Back to your locations",
    loading: "Loading Agreement...",
    failed: {
      title: "The agreement could not be opened",
      text: "Check your connection and try again.",
    },
    none: "This is no agreement of a location that you manage",
    noneText: "Ask whoever runs your organization whether you manage its location.",
  },
  {
    title: "Acuerdo",
    back: "Volver a sus lugares",
    loading: "Cargando el acuerdo...",
    failed: {
      title: "No se pudo abrir el acuerdo",
      text: "Revise su conexión e inténtelo de nuevo.",
    },
    none: "Este acuerdo no es de un lugar que usted administre",
    noneText: "Pregunte a quien dirige su organización si usted administra su lugar.",
  },
);
