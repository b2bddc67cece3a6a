import { defineTexts } from "@guildway/ui";

/** What a search among many records says. */
export const texts = defineTexts(
  {
    hint: "Type a part of the name",
    searching: "Searching…",
    nothing: "Nothing has this in its name.",
    failed: "The search failed. Type again.",
    found: (count: number) => (count === 1 ? "1 found" : `${count} found`),
    first: (count: number) => `The first ${count}. Type more of the name.`,
  },
  {
    hint: "Escriba una parte del nombre",
    searching: "Buscando…",
    nothing: "Nada lo tiene en su nombre.",
    failed: "La búsqueda falló. Escriba de nuevo.",
    found: (count) => (count === 1 ? "1 encontrado" : `${count} encontrados`),
    first: (count) => `Los primeros ${count}. Escriba más del nombre.`,
  },
);
