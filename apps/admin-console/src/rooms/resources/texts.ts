import { defineTexts } from "@guildway/ui";

/** What the room of resources says. */
export const texts = defineTexts(
  {
    one: "Resource",
    many: "Resources",
    add: "New resource",
    search: "Search by name",
    noneText: "What your assistant answers from stands here. Add the first text or link.",
    sections: { resource: "Resource", record: "Record" },
    hints: {
      type: "Such as text, link or pdf.",
      url: "Where it is found. Begin with https://",
      body: "The text itself.",
    },
    faults: { url: "Enter a whole address that begins with https://" },
    fields: {
      name: "Name",
      type: "Type",
      parentId: "Group",
      parentIds: "Path",
      url: "Address",
      body: "Text",
      userName: "Added by",
      id: "Resource id",
    },
  },
  {
    one: "Recurso",
    many: "Recursos",
    add: "Agregar recurso",
    search: "Buscar por nombre",
    noneText: "Aquí está aquello con lo que su asistente responde. Agregue el primero.",
    sections: { resource: "Recurso", record: "Registro" },
    hints: {
      type: "Como text, link o pdf.",
      url: "Dónde se encuentra. Comience con https://",
      body: "El texto mismo.",
    },
    faults: { url: "Escriba una dirección completa que comience con https://" },
    fields: {
      name: "Nombre",
      type: "Tipo",
      parentId: "Grupo",
      parentIds: "Ruta",
      url: "Dirección",
      body: "Texto",
      userName: "Agregado por",
      id: "Id del recurso",
    },
  },
);
