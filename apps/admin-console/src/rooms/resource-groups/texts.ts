import { defineTexts } from "@guildway/ui";

/** What the room of resource groups says. */
export const texts = defineTexts(
  {
    one: "Resource group",
    many: "Resource groups",
    add: "New group",
    search: "Search by title",
    noneText: "Groups keep resources in order, like folders. Add the first one.",
    sections: { group: "Group", record: "Record" },
    related: {
      "admin-console.resourceGroups": "Groups within it",
      "admin-console.resources": "Resources",
    },
    hints: { parentId: "The group that it stands in; without one it stands at the top." },
    fields: { title: "Title", parentId: "Within", parentIds: "Path", id: "Group id" },
  },
  {
    one: "Grupo de recursos",
    many: "Grupos de recursos",
    add: "Agregar grupo",
    search: "Buscar por título",
    noneText: "Los grupos ordenan los recursos, como carpetas. Agregue el primero.",
    sections: { group: "Grupo", record: "Registro" },
    related: {
      "admin-console.resourceGroups": "Grupos dentro de él",
      "admin-console.resources": "Recursos",
    },
    hints: { parentId: "El grupo en el que está; sin grupo está arriba del todo." },
    fields: { title: "Título", parentId: "Dentro de", parentIds: "Ruta", id: "Id del grupo" },
  },
);
