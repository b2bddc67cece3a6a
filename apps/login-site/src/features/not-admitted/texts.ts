import { defineTexts } from "@guildway/ui";

/** What stands where an account may not open the page that it asked for. */
export const texts = defineTexts(
  {
    title: "Your account may not open that page",
    signedInAs: "You are signed in as",
    opens: "What this account can open",
    parts: {
      adminApp: {
        name: "Admin console",
        about: "Manage people, programs, agreements and content.",
      },
      careerPathways: {
        name: "Career Pathways",
        about: "Find an occupation and plan the training for it.",
      },
    },
    askFor:
      "To open the page you wanted, ask your administrator for access, or use another account.",
    another: "Sign out and use another account",
    signingOut: "Signing out…",
    signInTitle: "Sign in",
    signInWords:
      "Your account may not open that page. Sign in with an account that may, or ask your administrator for access.",
  },
  {
    title: "Su cuenta no puede abrir esa página",
    signedInAs: "Inició sesión como",
    opens: "Lo que esta cuenta puede abrir",
    parts: {
      adminApp: {
        name: "Consola de administración",
        about: "Administre personas, programas, acuerdos y contenido.",
      },
      careerPathways: {
        name: "Career Pathways",
        about: "Encuentre una ocupación y planifique la capacitación para ella.",
      },
    },
    askFor: "Para abrir la página que quería, pida acceso a su administrador o use otra cuenta.",
    another: "Cerrar sesión y usar otra cuenta",
    signingOut: "Cerrando sesión…",
    signInTitle: "Iniciar sesión",
    signInWords:
      "Su cuenta no puede abrir esa página. Inicie sesión con una cuenta que pueda, o pida acceso a su administrador.",
  },
);
