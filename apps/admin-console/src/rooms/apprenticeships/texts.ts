import { defineTexts } from "@guildway/ui";

/** What the room of apprenticeships says. */
export const texts = defineTexts(
  {
    one: "Apprenticeship",
    many: "Apprenticeships",
    add: "New apprenticeship",
    search: "Search by occupation",
    noneText: "The occupations that employers train apprentices for stand here. Add the first one.",
    sections: {
      occupation: "Occupation",
      training: "Training",
      belongs: "Belongs to",
      record: "Record",
    },
    related: {
      "admin-console.wageSchedules": "Wage schedules",
      "admin-console.apprenticeAgreements": "Apprentice agreements",
    },
    hints: {
      occupationONetCode: "For example 49-9041.00",
      rapidsCode: "The occupation's code at the Office of Apprenticeship, for example 0308",
      ojtHours: "On-the-job training over the whole apprenticeship",
      instructionHours: "Related instruction over the whole apprenticeship",
    },
    fields: {
      occupationName: "Occupation",
      occupationONetCode: "O*NET code",
      rapidsCode: "RAPIDS code",
      ojtHours: "OJT hours",
      instructionHours: "Instruction hours",
      instructionProviderId: "Instruction provider",
      apprenticeshipTemplateId: "Training program",
      startDate: "Start",
      expectedEndDate: "Expected end",
      employerProfileId: "Employer",
      locationId: "Location",
      id: "Apprenticeship id",
    },
  },
  {
    one: "Aprendizaje registrado",
    many: "Aprendizajes registrados",
    add: "Agregar aprendizaje registrado",
    search: "Buscar por ocupación",
    noneText:
      "Aquí están las ocupaciones en que los empleadores forman aprendices. Agregue la primera.",
    sections: {
      occupation: "Ocupación",
      training: "Formación",
      belongs: "Pertenece a",
      record: "Registro",
    },
    related: {
      "admin-console.wageSchedules": "Tablas de salarios",
      "admin-console.apprenticeAgreements": "Acuerdos de aprendiz",
    },
    hints: {
      occupationONetCode: "Por ejemplo, 49-9041.00",
      rapidsCode: "El código de la ocupación en la Oficina de Aprendizaje, por ejemplo 0308",
      ojtHours: "Formación en el trabajo (OJT) durante todo el aprendizaje",
      instructionHours: "Instrucción relacionada durante todo el aprendizaje",
    },
    fields: {
      occupationName: "Ocupación",
      occupationONetCode: "Código O*NET",
      rapidsCode: "Código RAPIDS",
      ojtHours: "Horas en el trabajo",
      instructionHours: "Horas de instrucción",
      instructionProviderId: "Proveedor de instrucción",
      apprenticeshipTemplateId: "Programa de capacitación",
      startDate: "Inicio",
      expectedEndDate: "Fin previsto",
      employerProfileId: "Empleador",
      locationId: "Lugar",
      id: "Id del aprendizaje",
    },
  },
);
