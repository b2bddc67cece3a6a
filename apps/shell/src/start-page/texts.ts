import { defineTexts } from "@guildway/ui";

/** What the start page says to visitors. */
export const texts = defineTexts(
  {
    title: "Where would you like to begin?",
    tabTitle: "Training and apprenticeship",
    intro:
      "Guildway is where people find training, and where programs and apprenticeships are run.",
    haveAccount: "Sign in to your account",
    haveAccountText: "Staff, teachers, apprentices and students pick up where they left off.",
    signIn: "Sign in",
  },
  {
    title: "¿Por dónde quiere empezar?",
    tabTitle: "Capacitación y aprendizaje",
    intro:
      "En Guildway las personas encuentran capacitación, y se administran programas y aprendizajes registrados.",
    haveAccount: "Inicie sesión en su cuenta",
    haveAccountText:
      "El personal, los maestros, los aprendices y los estudiantes continúan donde se quedaron.",
    signIn: "Iniciar sesión",
  },
);
