import { defineTexts } from "@guildway/ui";

/** What a document says on the way to it. */
export const texts = defineTexts(
  {
    title: "Document",
    codeFooter: "Enter the access code associated with this document.",
    loading: "Loading Document...",
    loadingOrganization: "Loading Organization...",
    failed: {
      title: "The document could not be opened",
      text: "Check your connection and try again.",
    },
  },
  {
    title: "Documento",
    codeFooter: "Escriba el código de acceso de este documento.",
    loading: "Cargando el documento...",
    loadingOrganization: "Cargando la organización...",
    failed: {
      title: "No se pudo abrir el documento",
      text: "Revise su conexión e inténtelo de nuevo.",
    },
  },
);
