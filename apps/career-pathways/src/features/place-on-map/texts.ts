import { defineTexts } from "@guildway/ui";

/** What the map card says. */
export const texts = defineTexts(
  {
    title: "Your area",
    zip: "Zip code",
    submit: "Search",
    busy: "Searching...",
    blank: "Please try again",
    malformed: "Enter a zip code of five digits, for example 18101.",
    unknown: (zip: string) => `We do not know the zip code ${zip}. Check it, or try one nearby.`,
    approximate: (zip: string) =>
      `We do not know the zip code ${zip}. This is the nearest one that we know; figures are for it.`,
    bySchool: "We know this zip code by a school there; distances are from that school.",
    place: (city: string, state: string, zip: string) => `${city}, ${state} ${zip}`,
    county: (county: string) => `${county} County`,
    noPlace: "Enter a zip code to see your area.",
    map: (place: string) => `Map of the states around ${place}`,
    credit: "Map drawn from public outlines of the U.S. Census Bureau.",
  },
  {
    title: "Su zona",
    zip: "Código postal",
    submit: "Buscar",
    busy: "Buscando...",
    blank: "Vuelva a intentarlo",
    malformed: "Escriba un código postal de cinco dígitos, por ejemplo 18101.",
    unknown: (zip: string) =>
      `No conocemos el código postal ${zip}. Revíselo o pruebe con uno cercano.`,
    approximate: (zip: string) =>
      `No conocemos el código postal ${zip}. Este es el más cercano que conocemos; las cifras son de él.`,
    bySchool: "Conocemos este código postal por una escuela; las distancias se miden desde ella.",
    place: (city: string, state: string, zip: string) => `${city}, ${state} ${zip}`,
    county: (county: string) => `Condado de ${county}`,
    noPlace: "Escriba un código postal para ver su zona.",
    map: (place: string) => `Mapa de los estados alrededor de ${place}`,
    credit: "Mapa trazado con los contornos públicos de la Oficina del Censo de EE. UU.",
  },
);
