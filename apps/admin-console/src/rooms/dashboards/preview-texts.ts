import { defineTexts } from "@guildway/ui";

/** What the preview of a dashboard says. */
export const previewTexts = defineTexts(
  {
    title: "Preview",
    note: "A sketch of the page. Visitors see it with its pictures and texts, on a phone one zone below the other.",
    nothing: "Nothing chosen yet",
    empty: "Empty",
    gone: "No longer there",
    draft: "Draft",
    draftNote: "Visitors see a draft once it is published.",
    staffNote: "Staff note",
    featured: "Featured",
    ask: "Ask a question...",
    failed: "The preview could not be loaded",
  },
  {
    title: "Vista previa",
    note: "Un bosquejo de la página. Los visitantes la ven con sus imágenes y textos, en un teléfono una zona debajo de la otra.",
    nothing: "Nada elegido todavía",
    empty: "Vacía",
    gone: "Ya no está",
    draft: "Borrador",
    draftNote: "Los visitantes ven un borrador cuando se publica.",
    staffNote: "Nota del personal",
    featured: "Destacado",
    ask: "Haga una pregunta...",
    failed: "No se pudo cargar la vista previa",
  },
);
