import { defineTexts } from "@guildway/ui";

/** What the room of invitations says. */
export const texts = defineTexts(
  {
    one: "Invitation",
    many: "Invitations",
    search: "Search by last name or e-mail",
    noneText: "The invitations that employers and apprentices were sent stand here.",
    sections: {
      invitation: "Invitation",
      about: "What it is about",
      state: "State",
      record: "Record",
    },
    choices: {
      inviteType: {
        register: "Registration for a class",
        employer: "Employer agreement",
        apprentice: "Apprentice agreement",
        workforce: "Workforce data",
      },
    },
    fields: {
      title: "Title",
      inviteType: "Type",
      firstName: "Person",
      email: "E-mail",
      hasAccessCode: "Asks for a code",
      classId: "Class",
      registerLink: "Registration at another site",
      employerProfileId: "Employer",
      apprenticeshipId: "Apprenticeship",
      locationId: "Location",
      sentAt: "Sent",
      viewedAt: "Opened",
      consumedAt: "Completed",
      id: "Invitation id",
    },
  },
  {
    one: "Invitación",
    many: "Invitaciones",
    search: "Buscar por apellido o correo",
    noneText: "Aquí están las invitaciones que recibieron empleadores y aprendices.",
    sections: {
      invitation: "Invitación",
      about: "De qué trata",
      state: "Estado",
      record: "Registro",
    },
    choices: {
      inviteType: {
        register: "Inscripción en una clase",
        employer: "Acuerdo con el empleador",
        apprentice: "Acuerdo con el aprendiz",
        workforce: "Datos de la fuerza laboral",
      },
    },
    fields: {
      title: "Título",
      inviteType: "Tipo",
      firstName: "Persona",
      email: "Correo electrónico",
      hasAccessCode: "Pide un código",
      classId: "Clase",
      registerLink: "Inscripción en otro sitio",
      employerProfileId: "Empleador",
      apprenticeshipId: "Aprendizaje registrado",
      locationId: "Lugar",
      sentAt: "Enviada",
      viewedAt: "Abierta",
      consumedAt: "Completada",
      id: "Id de la invitación",
    },
  },
);
