import { defineTexts } from "@guildway/ui";

/** What the list of one's own sessions says. */
export const texts = defineTexts(
  {
    intro:
      "Where you are signed in. A session ends by itself 14 days after you sign in; one that you sign out stops working at once.",
    list: "Sessions",
    current: "This browser",
    signedIn: "Signed in",
    lastUsed: "Last used",
    signOut: "Sign out",
    end: "Sign out",
    endOn: (device: string) => `on ${device}`,
    ending: "Signing out…",
    ended: (device: string) => `${device} was signed out.`,
    notEnded: "The session could not be ended and may still be open. Try again.",
    noOthers: "You are not signed in anywhere else.",
    endOthers: "Sign out everywhere else",
    endOthersTitle: "Sign out everywhere else?",
    endOthersText: (count: number) =>
      count === 1
        ? "One other session ends at once. Anything not saved there is lost. You stay signed in here."
        : `${count} other sessions end at once. Anything not saved there is lost. You stay signed in here.`,
    othersEnded: (count: number) =>
      count === 1 ? "One other session was ended." : `${count} other sessions were ended.`,
    notLoaded: "Your sessions could not be loaded",
    notLoadedText: "Nothing was changed. Check your connection and try again.",
  },
  {
    intro:
      "Dónde tiene abierta su sesión. Una sesión termina sola 14 días después de iniciarla; la que usted cierre deja de funcionar de inmediato.",
    list: "Sesiones",
    current: "Este navegador",
    signedIn: "Inicio de sesión:",
    lastUsed: "Último uso:",
    signOut: "Cerrar sesión",
    end: "Cerrar sesión",
    endOn: (device: string) => `de ${device}`,
    ending: "Cerrando…",
    ended: (device: string) => `Se cerró la sesión de ${device}.`,
    notEnded: "No se pudo cerrar la sesión y quizá siga abierta. Inténtelo de nuevo.",
    noOthers: "No tiene abierta ninguna otra sesión.",
    endOthers: "Cerrar las demás sesiones",
    endOthersTitle: "¿Cerrar las demás sesiones?",
    endOthersText: (count: number) =>
      count === 1
        ? "Otra sesión termina enseguida. Lo que no se guardó allí se pierde. Su sesión sigue abierta aquí."
        : `Otras ${count} sesiones terminan enseguida. Lo que no se guardó allí se pierde. Su sesión sigue abierta aquí.`,
    othersEnded: (count: number) =>
      count === 1 ? "Se cerró otra sesión." : `Se cerraron otras ${count} sesiones.`,
    notLoaded: "No se pudieron cargar sus sesiones",
    notLoadedText: "No se cambió nada. Revise su conexión e inténtelo de nuevo.",
  },
);
