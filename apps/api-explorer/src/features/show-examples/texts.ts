import { defineTexts } from "@guildway/ui";

/** What the examples' column says. */
export const texts = defineTexts(
  {
    request: "This request",
    requestNone: "Choose an endpoint, and what it asks for stands here in words and as an address.",
    address: "Address",
    link: "Link to this request",
    linkHint: "It opens this page as it is now. The key is no part of it.",
    retrieve: "Retrieve Data",
    example: "example",
    languages: "Language of the example",
    language: { fetch: "fetch", curl: "curl", python: "Python" },
    keyHint:
      "The key is read from the environment variable GUILDWAY_API_KEY, so that no copy of your program holds it.",
    filters: "Content Filters",
    filtersText: "A filter is written f.{field}[op]=value. All filters of a request hold together.",
    schema: "Response Schema",
    lists: (name: string) => `Lists ${name}`,
    where: " where ",
    and: " and ",
    by: (order: string) => `, by ${order}`,
    descending: (field: string) => `${field} descending`,
    atATime: (limit: string, page: string) => `, ${limit} at a time, page ${page}.`,
    publicUrl: (seconds: string) =>
      `Makes an address of a stored file that everybody can open for ${seconds} seconds.`,
    quote: (value: string) => `“${value}”`,
  },
  {
    request: "Esta solicitud",
    requestNone:
      "Elija un punto de acceso y aquí verá en palabras y como dirección lo que se pide.",
    address: "Dirección",
    link: "Enlace a esta solicitud",
    linkHint: "Abre esta página tal como está ahora. La clave no forma parte de él.",
    retrieve: "Obtener datos",
    example: "ejemplo",
    languages: "Lenguaje del ejemplo",
    language: { fetch: "fetch", curl: "curl", python: "Python" },
    keyHint:
      "La clave se lee de la variable de entorno GUILDWAY_API_KEY, para que ninguna copia de su programa la contenga.",
    filters: "Filtros de contenido",
    filtersText:
      "Un filtro se escribe f.{field}[op]=value. Todos los filtros de una solicitud se cumplen a la vez.",
    schema: "Esquema de la respuesta",
    lists: (name: string) => `Lista ${name}`,
    where: " donde ",
    and: " y ",
    by: (order: string) => `, por ${order}`,
    descending: (field: string) => `${field} descendente`,
    atATime: (limit: string, page: string) => `, ${limit} por página, página ${page}.`,
    publicUrl: (seconds: string) =>
      `Crea una dirección de un archivo guardado que cualquiera puede abrir durante ${seconds} segundos.`,
    quote: (value: string) => `«${value}»`,
  },
);
