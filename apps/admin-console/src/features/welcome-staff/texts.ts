import { defineTexts } from "@guildway/ui";

/** What the start page of staff says. */
export const texts = defineTexts(
  {
    people: "People",
    allPeople: "See all users",
    noPeople: "People appear here when they sign up or are added.",
    noName: "No name",
    roles: "People by role",
    plans: "Training plans",
    noPlans: "Plans appear here when they are saved for this organization in Career Pathways.",
    noTitle: "No title",
  },
  {
    people: "Personas",
    allPeople: "Ver todos los usuarios",
    noPeople: "Las personas aparecen aquí cuando se registran o se agregan.",
    noName: "Sin nombre",
    roles: "Personas por rol",
    plans: "Planes de capacitación",
    noPlans:
      "Los planes aparecen aquí cuando se guardan para esta organización en Career Pathways.",
    noTitle: "Sin título",
  },
);
