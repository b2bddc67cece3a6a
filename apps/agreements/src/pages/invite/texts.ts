import type { OrganizationType } from "@guildway/api-contract";
import { defineTexts } from "@guildway/ui";

/** What an invitation says on the way to what it asks for. */
export const texts = defineTexts(
  {
    title: "Invitation",
    codeFooter: "Enter the access code associated with this invitation.",
    loadingInvitation: "Loading Invitation...",
    loadingOrganization: "Loading Organization...",
    loading: (place: string) => `Loading ${place}...`,
    places: {
      workforce: "Location",
      employer: "Site",
      education: "Campus",
      community: "Community",
    } as Readonly<Record<OrganizationType, string>>,
    failed: {
      title: "The invitation could not be opened",
      text: "Nothing was lost. Check your connection and try again.",
    },
    unknown: (id: string) => `Invite: ${id}`,
    noAgreement: "This invitation names no agreement. Ask for a new invitation.",
    noLink: "This invitation leads nowhere. Ask for a new invitation.",
    declined: "You declined the invitation",
    declinedText: (organization: string) => `Nothing was signed. ${organization} has been told.`,
  },
  {
    title: "Invitación",
    codeFooter: "Escriba el código de acceso de esta invitación.",
    loadingInvitation: "Cargando la invitación...",
    loadingOrganization: "Cargando la organización...",
    loading: (place) => `Cargando: ${place}...`,
    places: { workforce: "lugar", employer: "sitio", education: "campus", community: "comunidad" },
    failed: {
      title: "No se pudo abrir la invitación",
      text: "No se perdió nada. Revise su conexión e inténtelo de nuevo.",
    },
    unknown: (id) => `Invitación: ${id}`,
    noAgreement: "Esta invitación no nombra ningún acuerdo. Pida una nueva.",
    noLink: "Esta invitación no lleva a ningún lugar. Pida una nueva.",
    declined: "Usted rechazó la invitación",
    declinedText: (organization) => `No se firmó nada. Se avisó a ${organization}.`,
  },
);
