import { defineTexts } from "@guildway/ui";

/** What the room of course topics says. */
export const texts = defineTexts(
  {
    one: "Course topic",
    many: "Course topics",
    add: "New topic",
    search: "Search by title",
    noneText: "The topics that a class is made of stand here. Add the first one.",
    sections: { topic: "Topic", record: "Record" },
    hints: {
      topicHeader: "A line above the title.",
      featured: "Shown first on the page of its class.",
      locked: "Shown, and cannot be opened yet.",
    },
    fields: {
      title: "Title",
      topicHeader: "Header",
      description: "Description",
      classId: "Class",
      featured: "Featured",
      locked: "Locked",
      id: "Topic id",
    },
  },
  {
    one: "Tema del curso",
    many: "Temas de los cursos",
    add: "Agregar tema",
    search: "Buscar por título",
    noneText: "Aquí están los temas que forman una clase. Agregue el primero.",
    sections: { topic: "Tema", record: "Registro" },
    hints: {
      topicHeader: "Una línea sobre el título.",
      featured: "Se muestra primero en la página de su clase.",
      locked: "Se muestra y todavía no se puede abrir.",
    },
    fields: {
      title: "Título",
      topicHeader: "Encabezado",
      description: "Descripción",
      classId: "Clase",
      featured: "Destacado",
      locked: "Bloqueado",
      id: "Id del tema",
    },
  },
);
