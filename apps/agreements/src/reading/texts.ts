import { defineTexts } from "@guildway/ui";

/** What is said where an agreement changed between reading and signing. */
export const texts = defineTexts(
  {
    title: "This agreement has changed",
    text: "It was changed after you opened it, and nothing has been signed. It stands below as it is now, and what you entered is still here. Read it again before you sign.",
    what: (parts: string) => `What changed: ${parts}.`,
    reminder: "This agreement changed after you opened it. Read it again before you sign.",
    itself: "the agreement itself",
    parts: {
      employerAgreements: "the employer's agreement",
      employerProfiles: "the employer's information",
      apprenticeships: "the training program",
      wageSchedules: "the wage schedule",
      location: "the sponsor's location",
      instructionProviders: "the instruction provider",
      users: "your name and contact details",
      userProfiles: "your personal information",
    } as Readonly<Record<string, string>>,
  },
  {
    title: "Este acuerdo cambió",
    text: "Se modificó después de que usted lo abrió, y no se firmó nada. Abajo está como es ahora, y lo que usted escribió sigue aquí. Léalo de nuevo antes de firmar.",
    what: (parts) => `Lo que cambió: ${parts}.`,
    reminder: "Este acuerdo cambió después de que usted lo abrió. Léalo de nuevo antes de firmar.",
    itself: "el acuerdo mismo",
    parts: {
      employerAgreements: "el acuerdo del empleador",
      employerProfiles: "la información del empleador",
      apprenticeships: "el programa de formación",
      wageSchedules: "la escala salarial",
      location: "la sede del patrocinador",
      instructionProviders: "el proveedor de instrucción",
      users: "su nombre y sus datos de contacto",
      userProfiles: "su información personal",
    },
  },
);
