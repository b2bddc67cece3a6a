import { defineTexts } from "@guildway/ui";

/** What the room of cohorts says. */
export const texts = defineTexts(
  {
    one: "Cohort",
    many: "Cohorts",
    add: "New cohort",
    search: "Search by title",
    noneText: "A cohort is a group that takes a class together. Add the first one.",
    sections: { cohort: "Cohort", credits: "Class codes", record: "Record" },
    hints: {
      openCohortEnrollment: "Visitors of the class may choose this cohort when they enroll.",
      startDate: "Visitors can put it into their calendars.",
      externalRegisterClassId: "The number that the college's own system knows the class by.",
    },
    fields: {
      title: "Title",
      classId: "Class",
      openCohortEnrollment: "Open for enrollment",
      startDate: "First day",
      endDate: "Last day",
      eUnitTracking: "Tracks class codes",
      eUnitIds: "Class codes",
      externalRegisterClassId: "External class id",
      id: "Cohort id",
    },
  },
  {
    one: "Grupo",
    many: "Grupos",
    add: "Agregar grupo",
    search: "Buscar por título",
    noneText: "Un grupo toma una clase en conjunto. Agregue el primero.",
    sections: { cohort: "Grupo", credits: "Códigos de clase", record: "Registro" },
    hints: {
      openCohortEnrollment: "Quien visita la clase puede elegir este grupo al inscribirse.",
      startDate: "Quien visita la clase puede ponerlo en su calendario.",
      externalRegisterClassId: "El número con que el sistema de la escuela conoce la clase.",
    },
    fields: {
      title: "Título",
      classId: "Clase",
      openCohortEnrollment: "Inscripción abierta",
      startDate: "Primer día",
      endDate: "Último día",
      eUnitTracking: "Usa códigos de clase",
      eUnitIds: "Códigos de clase",
      externalRegisterClassId: "Id externo de la clase",
      id: "Id del grupo",
    },
  },
);
