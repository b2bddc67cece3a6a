import { defineTexts } from "@guildway/ui";

/** What the room of wage schedules says. */
export const texts = defineTexts(
  {
    one: "Wage schedule",
    many: "Wage schedules",
    add: "New wage schedule",
    inSteps: "Edit in steps",
    search: "Search by title",
    noneText: "What apprentices earn, period by period, stands here. Add the first schedule.",
    sections: { schedule: "Wages", belongs: "Belongs to", record: "Record" },
    related: { "admin-console.apprenticeAgreements": "Apprentice agreements" },
    hints: {
      title: "Usually the occupation and the year.",
      entryWage: "Dollars an hour that a journeyworker earns at the start.",
      wageRates:
        "Each period pays more than the one before and at most the entry wage. Their hours add up to the OJT hours of the apprenticeship.",
    },
    faults: {
      wageRates: "Enter an amount in dollars and cents, and whole hours, for each period.",
    },
    refused: {
      "record.too-many": "This employer has as many schedules in this apprenticeship as it may.",
    },
    table: {
      period: "Period",
      wage: "Wage",
      share: "Of entry wage",
      hours: "Hours",
      all: "Hours in all",
    },
    input: {
      wage: (period: number) => `Wage of period ${period}`,
      hours: (period: number) => `Duration of period ${period}`,
      hoursAfter: "hours",
      take: (period: number) => `Remove period ${period}`,
      add: "Add period",
    },
    fields: {
      title: "Title",
      entryWage: "Entry wage",
      wageRates: "Wage periods",
      apprenticeshipId: "Apprenticeship",
      employerProfileId: "Employer",
      locationId: "Location",
      id: "Wage schedule id",
    },
  },
  {
    one: "Tabla de salarios",
    many: "Tablas de salarios",
    add: "Agregar tabla de salarios",
    inSteps: "Editar por pasos",
    search: "Buscar por título",
    noneText: "Aquí está lo que ganan los aprendices, período por período. Agregue la primera.",
    sections: { schedule: "Salarios", belongs: "Pertenece a", record: "Registro" },
    related: { "admin-console.apprenticeAgreements": "Acuerdos de aprendiz" },
    hints: {
      title: "Por lo general, la ocupación y el año.",
      entryWage: "Dólares por hora que gana un oficial al comenzar.",
      wageRates:
        "Cada período paga más que el anterior y como máximo el salario de entrada. Sus horas suman las horas en el trabajo del aprendizaje.",
    },
    faults: {
      wageRates: "Escriba un monto en dólares y centavos, y horas enteras, para cada período.",
    },
    refused: {
      "record.too-many":
        "Este empleador ya tiene tantas tablas de salarios en este aprendizaje como puede tener.",
    },
    table: {
      period: "Período",
      wage: "Salario",
      share: "Del salario de entrada",
      hours: "Horas",
      all: "Horas en total",
    },
    input: {
      wage: (period) => `Salario del período ${period}`,
      hours: (period) => `Duración del período ${period}`,
      hoursAfter: "horas",
      take: (period) => `Quitar el período ${period}`,
      add: "Agregar período",
    },
    fields: {
      title: "Título",
      entryWage: "Salario de entrada",
      wageRates: "Períodos de salario",
      apprenticeshipId: "Aprendizaje registrado",
      employerProfileId: "Empleador",
      locationId: "Lugar",
      id: "Id de la tabla",
    },
  },
);
