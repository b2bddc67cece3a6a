import { defineTexts } from "@guildway/ui";

/** What uploading resources says. */
export const texts = defineTexts(
  {
    title: "Upload resources",
    back: "Back to Resources",
    intro:
      "Each file becomes a resource. The assistant answers from it as soon as it was read, which takes a moment.",
    group: "Group",
    groupHint: "An assistant answers from the groups that its integration names.",
    noGroup: "No group",
    files: "Files",
    added: "Added",
    addedOne: (name: string) => `${name} is added.`,
    passages: (count: number) => (count === 1 ? "1 passage" : `${count} passages`),
    notKept: (name: string) =>
      `${name} was uploaded, but could not be added to the resources. Choose it again.`,
  },
  {
    title: "Subir recursos",
    back: "Volver a Recursos",
    intro:
      "Cada archivo se convierte en un recurso. El asistente responde con él en cuanto se haya leído, lo que tarda un momento.",
    group: "Grupo",
    groupHint: "Un asistente responde con los grupos que nombra su integración.",
    noGroup: "Sin grupo",
    files: "Archivos",
    added: "Agregados",
    addedOne: (name) => `Se agregó ${name}.`,
    passages: (count) => (count === 1 ? "1 pasaje" : `${count} pasajes`),
    notKept: (name) =>
      `${name} se subió, pero no se pudo agregar a los recursos. Elíjalo de nuevo.`,
  },
);
