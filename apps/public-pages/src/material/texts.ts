import { defineTexts } from "@guildway/ui";

/** What is said of a material, on a page and beside it. */
export const materialTexts = defineTexts(
  {
    locale: "en-US",
    draft: "Draft",
    audio: "Audio",
    transcript: (name: string) => `Transcript of ${name}`,
    files: "Files",
    name: "Name",
    type: "Type",
    size: "Size",
    author: "Author",
    noMaterial: (id: string) => `No material found (${id})`,
    noMaterialText: "It may have been taken back, or its address is not complete.",
    failed: "The material could not be loaded",
    failedText: "Nothing is lost. Check your connection and try again.",
    empty: "Nothing stands here yet.",
  },
  {
    locale: "es-US",
    draft: "Borrador",
    audio: "Audio",
    transcript: (name) => `Transcripción de ${name}`,
    files: "Archivos",
    name: "Nombre",
    type: "Tipo",
    size: "Tamaño",
    author: "Autor",
    noMaterial: (id) => `No se encontró el material (${id})`,
    noMaterialText: "Quizás se retiró, o la dirección no está completa.",
    failed: "No se pudo cargar el material",
    failedText: "No se perdió nada. Revise su conexión y vuelva a intentar.",
    empty: "Todavía no hay nada aquí.",
  },
);
