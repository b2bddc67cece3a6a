import { defineTexts } from "@guildway/ui";

/** What the room of class codes says. */
export const texts = defineTexts(
  {
    one: "Class code",
    many: "Class codes",
    add: "New class code",
    search: "Search by code",
    noneText: "The codes that learners enroll with stand here. Add the first one.",
    sections: { code: "Class code", record: "Record" },
    hints: {
      enableNewEditor: "Write it with headings, lists and links.",
      code: "As the college knows it, such as WLD-101.",
      timeDate: "When it meets, in words that people see.",
    },
    fields: {
      code: "Code",
      classId: "Class",
      timeDate: "Date and time",
      credits: "Credits",
      enableNewEditor: "Formatted information",
      info: "Information",
      id: "Class code id",
    },
    number: "Number",
    creditType: "Type of credits",
  },
  {
    one: "Código de clase",
    many: "Códigos de clase",
    add: "Agregar código de clase",
    search: "Buscar por código",
    noneText: "Aquí están los códigos con los que la gente se inscribe. Agregue el primero.",
    sections: { code: "Código de clase", record: "Registro" },
    hints: {
      enableNewEditor: "Escríbala con títulos, listas y enlaces.",
      code: "Como lo conoce la escuela, por ejemplo WLD-101.",
      timeDate: "Cuándo se reúne, en palabras que la gente ve.",
    },
    fields: {
      code: "Código",
      classId: "Clase",
      timeDate: "Fecha y hora",
      credits: "Créditos",
      enableNewEditor: "Información con formato",
      info: "Información",
      id: "Id del código de clase",
    },
    number: "Cantidad",
    creditType: "Tipo de créditos",
  },
);
