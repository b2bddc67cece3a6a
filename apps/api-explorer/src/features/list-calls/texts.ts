import { defineTexts } from "@guildway/ui";

/** What the list of calls says. */
export const texts = defineTexts(
  {
    title: "Calls",
    search: "Search calls",
    found: (count: number) => (count === 1 ? "1 call" : `${count} calls`),
    none: "No call has these words.",
    failed: "The calls could not be loaded.",
    failedText: "Check your connection and try again.",
    key: {
      needed: "With a key",
      possible: "For everybody, or with a key",
      unused: "For everybody",
    },
    parameters: "Parameters",
    noParameters: "It takes no parameters.",
    required: "required",
    in: { path: "In the path.", query: "In the query.", header: "In a header." } as Record<
      string,
      string
    >,
    body: "What it takes",
    reply: "What it answers",
  },
  {
    title: "Llamadas",
    search: "Buscar llamadas",
    found: (count: number) => (count === 1 ? "1 llamada" : `${count} llamadas`),
    none: "Ninguna llamada tiene estas palabras.",
    failed: "No se pudieron cargar las llamadas.",
    failedText: "Revise su conexión y vuelva a intentarlo.",
    key: { needed: "Con clave", possible: "Para todos, o con clave", unused: "Para todos" },
    parameters: "Parámetros",
    noParameters: "No lleva parámetros.",
    required: "obligatorio",
    in: { path: "En la ruta.", query: "En la consulta.", header: "En una cabecera." } as Record<
      string,
      string
    >,
    body: "Qué recibe",
    reply: "Qué responde",
  },
);
