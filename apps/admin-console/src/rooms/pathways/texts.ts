import { defineTexts } from "@guildway/ui";

/** What the room of pathways says. */
export const texts = defineTexts(
  {
    one: "Pathway",
    many: "Pathways",
    add: "New pathway",
    search: "Search by title",
    noneText: "A pathway leads through several courses to an occupation. Add the first one.",
    sections: { pathway: "Pathway", visitors: "What visitors meet", record: "Record" },
    hints: {
      courseIds: "In the order in which they are taken. Visitors see the public ones.",
      jobProfileId: "The training plan that stands on a tab of its own.",
      isPublic: "Visitors see the pathway.",
      searchEnginesEnabled: "Search engines may list it.",
    },
    fields: {
      title: "Title",
      description: "Description",
      courseIds: "Courses",
      jobProfileId: "Job profile",
      isPublic: "Public",
      searchEnginesEnabled: "Found by search engines",
      id: "Pathway id",
    },
  },
  {
    one: "Trayectoria",
    many: "Trayectorias",
    add: "Agregar trayectoria",
    search: "Buscar por título",
    noneText: "Una trayectoria lleva por varios cursos a una ocupación. Agregue la primera.",
    sections: { pathway: "Trayectoria", visitors: "Lo que ven los visitantes", record: "Registro" },
    hints: {
      courseIds: "En el orden en que se toman. Los visitantes ven los públicos.",
      jobProfileId: "El plan de capacitación que está en su propia pestaña.",
      isPublic: "Los visitantes ven la trayectoria.",
      searchEnginesEnabled: "Los buscadores pueden incluirla.",
    },
    fields: {
      title: "Título",
      description: "Descripción",
      courseIds: "Cursos",
      jobProfileId: "Perfil de ocupación",
      isPublic: "Pública",
      searchEnginesEnabled: "En los buscadores",
      id: "Id de la trayectoria",
    },
  },
);
