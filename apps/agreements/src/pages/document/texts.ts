import { defineTexts } from "@guildway/ui";

/** What a document says on the way to it. */
export const texts = defineTexts(
  {
    title: "Document",
    codeFooter: "Enter the access code associated with this document.",
    waitsForSponsor: "Its signer has signed. It waits for the sponsor.",
    signAsSponsor: "Sign as the sponsor",
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
    waitsForSponsor: "Ya está firmado. Espera al patrocinador.",
    signAsSponsor: "Firmar como patrocinador",
    loading: "Cargando el documento...",
    loadingOrganization: "Cargando la organización...",
    failed: {
      title: "No se pudo abrir el documento",
      text: "Revise su conexión e inténtelo de nuevo.",
    },
  },
);
