import { instructionProviders } from "@guildway/api-contract";
import { defineTexts } from "@guildway/ui";
import { room } from "../../room/room.ts";

const texts = defineTexts(
  {
    one: "Instruction provider",
    many: "Instruction providers",
    add: "New provider",
    search: "Search by name",
    noneText:
      "Who gives the related instruction of your apprenticeships stands here. Add the first one.",
    sections: { about: "About" },
    fields: { name: "Name" },
  },
  {
    one: "Proveedor de instrucción",
    many: "Proveedores de instrucción",
    add: "Agregar proveedor",
    search: "Buscar por nombre",
    noneText:
      "Aquí está quién da la instrucción relacionada de sus aprendizajes. Agregue el primero.",
    sections: { about: "Datos" },
    fields: {
      name: "Nombre",
    },
  },
);

export const instructionProvidersRoom = room({
  record: instructionProviders,
  page: "admin-console.instructionProviders",
  texts,
  columns: ["name", "orgId", "createdAt", "updatedAt"],
  search: (text) => ({ "name[ilike]": text }),
  sections: { about: ["name", "orgId", "createdAt", "updatedAt"] },
  form: {},
});
