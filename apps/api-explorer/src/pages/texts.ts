import { defineTexts } from "@guildway/ui";

/** What the pages of the explorer say. */
export const texts = defineTexts(
  {
    title: "Guildway API",
    lead: "Try what programs can read of an organization: choose an endpoint, set what it asks for, run it, and take the request along as a program.",
    calls: "All public calls",
    callsLead:
      "What can be asked without anybody being signed in: by everybody, or by a program with a key of an organization.",
    explorer: "Try the content API",
    openApi: "The whole API as an OpenAPI 3.1 file",
    try: "Try it",
    run: "Run",
    writes: "This call writes, and is not tried from here.",
  },
  {
    title: "API de Guildway",
    lead: "Pruebe lo que los programas pueden leer de una organización: elija un punto de acceso, indique qué pide, ejecútelo y llévese la solicitud como programa.",
    calls: "Todas las llamadas públicas",
    callsLead:
      "Lo que se puede pedir sin que nadie inicie sesión: lo piden todos, o un programa con una clave de una organización.",
    explorer: "Probar la API de contenido",
    openApi: "Toda la API como archivo OpenAPI 3.1",
    try: "Pruébela",
    run: "Ejecutar",
    writes: "Esta llamada escribe y no se prueba desde aquí.",
  },
);
