import { defineTexts } from "@guildway/ui";

/** What the room of dashboards says. */
export const texts = defineTexts(
  {
    one: "Dashboard",
    many: "Dashboards",
    add: "New dashboard",
    search: "Search by title",
    noneText: "What your pages show stands on dashboards. Add the first one.",
    sections: { dashboard: "Dashboard", layout: "What stands on it", record: "Record" },
    related: { "admin-console.pages": "Pages that show it" },
    columns: { zone1: "Modules" },
    hints: { title: "Only staff see it, when they choose a dashboard for a page." },
    choices: {
      activeLayout: {
        layout1: "Two above, one below",
        layout2: "One above, two below",
      },
    } as { activeLayout: Readonly<Record<string, string>> },
    faults: {
      zone1: "Zone 1 holds more than a zone can.",
      zone2: "Zone 2 holds more than a zone can.",
      zone3: "Zone 3 holds more than a zone can.",
    },
    kinds: {
      LINK_WIDGETS_LIST: "Links",
      MATERIALS_LIST: "Materials",
      MATERIAL: "Single material",
      ASSISTANT: "Assistant",
      EMBED_WIDGETS_LIST: "Embedded pieces",
    },
    fields: {
      title: "Title",
      activeLayout: "Layout",
      zone1: "Zone 1",
      zone2: "Zone 2",
      zone3: "Zone 3",
      id: "Dashboard id",
    },
  },
  {
    one: "Tablero",
    many: "Tableros",
    add: "Agregar tablero",
    search: "Buscar por título",
    noneText: "Lo que muestran sus páginas está en tableros. Agregue el primero.",
    sections: { dashboard: "Tablero", layout: "Lo que contiene", record: "Registro" },
    related: { "admin-console.pages": "Páginas que lo muestran" },
    columns: { zone1: "Módulos" },
    hints: { title: "Solo lo ve el personal, al elegir un tablero para una página." },
    choices: {
      activeLayout: {
        layout1: "Dos arriba, una abajo",
        layout2: "Una arriba, dos abajo",
      },
    },
    faults: {
      zone1: "La zona 1 tiene más de lo que cabe en una zona.",
      zone2: "La zona 2 tiene más de lo que cabe en una zona.",
      zone3: "La zona 3 tiene más de lo que cabe en una zona.",
    },
    kinds: {
      LINK_WIDGETS_LIST: "Enlaces",
      MATERIALS_LIST: "Materiales",
      MATERIAL: "Un solo material",
      ASSISTANT: "Asistente",
      EMBED_WIDGETS_LIST: "Partes incrustadas",
    },
    fields: {
      title: "Título",
      activeLayout: "Diseño",
      zone1: "Zona 1",
      zone2: "Zona 2",
      zone3: "Zona 3",
      id: "Id del tablero",
    },
  },
);
