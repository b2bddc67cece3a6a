import { defineTexts } from "@guildway/ui";

/** What stands around the staff's pages. */
export const texts = defineTexts(
  {
    show: "Show the side bar",
    fold: "Fold the side bar",
    start: "Guildway, start page",
    manage: "What you manage",
    home: "Home",
    /** In their order; a group that is not named here stands after them as it is. */
    groups: {
      People: "People",
      Programs: "Programs",
      Agreements: "Agreements",
      Content: "Content",
      Settings: "Settings",
    } as Readonly<Record<string, string>>,
    account: (name: string, initials: string) => `Your account, ${name}, ${initials}`,
    mainApp: "Main app",
    adminApp: "Admin app",
    ownAccount: "Your account",
    theme: "Theme",
    signOut: "Sign out",
    organizationLoading: "Loading...",
  },
  {
    show: "Mostrar la barra lateral",
    fold: "Plegar la barra lateral",
    start: "Guildway, página de inicio",
    manage: "Lo que usted administra",
    home: "Inicio",
    groups: {
      People: "Personas",
      Programs: "Programas",
      Agreements: "Acuerdos",
      Content: "Contenido",
      Settings: "Configuración",
    },
    account: (name, initials) => `Su cuenta, ${name}, ${initials}`,
    mainApp: "Aplicación principal",
    adminApp: "Administración",
    ownAccount: "Su cuenta",
    theme: "Tema",
    signOut: "Cerrar sesión",
    organizationLoading: "Cargando...",
  },
);
