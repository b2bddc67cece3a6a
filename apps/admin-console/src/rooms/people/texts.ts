import { defineTexts } from "@guildway/ui";

const fields = {
  en: {
    name: "Name",
    email: "E-mail",
    title: "Title",
    phone: "Phone",
    locationId: "Location",
    apprenticeshipIds: "Apprenticeship",
    employerProfileId: "Employer",
  },
  es: {
    name: "Nombre",
    email: "Correo electrónico",
    title: "Cargo",
    phone: "Teléfono",
    locationId: "Lugar",
    apprenticeshipIds: "Aprendizaje registrado",
    employerProfileId: "Empleador",
  },
};
const search = { en: "Search by name or e-mail", es: "Buscar por nombre o correo" };

/** What the list of teachers and experts says. */
export const teachersTexts = defineTexts(
  {
    one: "Teacher or expert",
    many: "Teachers and experts",
    search: search.en,
    noneText: "Users whose role is teacher stand here.",
    fields: fields.en,
  },
  {
    one: "Maestro o experto",
    many: "Maestros y expertos",
    search: search.es,
    noneText: "Aquí están los usuarios cuyo rol es maestro.",
    fields: fields.es,
  },
);

/** What the list of apprentices says. */
export const apprenticesTexts = defineTexts(
  {
    one: "Apprentice",
    many: "Apprentices",
    search: search.en,
    noneText: "Users who have joined an apprenticeship stand here.",
    fields: fields.en,
  },
  {
    one: "Aprendiz",
    many: "Aprendices",
    search: search.es,
    noneText: "Aquí están los usuarios que entraron en un aprendizaje registrado.",
    fields: fields.es,
  },
);

/** What the list of sponsors says. */
export const sponsorsTexts = defineTexts(
  {
    one: "Sponsor",
    many: "Sponsors",
    search: search.en,
    noneText: "Users who manage a location stand here; the first manager of each is its sponsor.",
    fields: fields.en,
  },
  {
    one: "Patrocinador",
    many: "Patrocinadores",
    search: search.es,
    noneText:
      "Aquí están los usuarios que administran un lugar; el primero de cada uno es su patrocinador.",
    fields: fields.es,
  },
);
