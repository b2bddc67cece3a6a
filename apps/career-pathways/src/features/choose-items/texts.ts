import { defineTexts } from "@guildway/ui";

/** What the modal that chooses items says. */
export const texts = defineTexts(
  {
    title: (part: string) => `Choose items: ${part}`,
    open: "Choose",
    openNamed: (part: string) => `Choose ${part.toLowerCase()}`,
    filter: "Filter",
    chosen: (count: number, of: number) => `${count} of ${of} chosen`,
    atLeastOne: "Select at least one.",
    noMatch: "Nothing here contains these words.",
    nothing: "There is nothing to choose from yet.",
    save: "Save selection",
    cancel: "Cancel",
    clear: "Choose none",
    all: "Choose all",
    clearShown: (count: number) =>
      count === 1 ? "Leave this one out" : `Leave these ${count} out`,
    allShown: (count: number) => (count === 1 ? "Choose this one" : `Choose these ${count}`),
    importance: (value: number) => `Importance ${value} of 100`,
    lowPrecision: "low precision",
  },
  {
    title: (part: string) => `Elegir elementos: ${part}`,
    open: "Elegir",
    openNamed: (part: string) => `Elegir ${part.toLowerCase()}`,
    filter: "Filtrar",
    chosen: (count: number, of: number) => `${count} de ${of} elegidos`,
    atLeastOne: "Seleccione al menos uno.",
    noMatch: "Nada de esta lista contiene esas palabras.",
    nothing: "Todavía no hay nada para elegir.",
    save: "Guardar selección",
    cancel: "Cancelar",
    clear: "No elegir ninguno",
    all: "Elegir todos",
    clearShown: (count: number) => (count === 1 ? "Quitar este" : `Quitar estos ${count}`),
    allShown: (count: number) => (count === 1 ? "Elegir este" : `Elegir estos ${count}`),
    importance: (value: number) => `Importancia ${value} de 100`,
    lowPrecision: "poca precisión",
  },
);
