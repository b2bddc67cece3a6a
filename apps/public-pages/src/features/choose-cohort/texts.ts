import { defineTexts } from "@guildway/ui";

export const texts = defineTexts(
  {
    title: "Choose Cohort",
    cohort: "Cohort",
    codes: "Class codes",
    codesHint: "Choose one or more.",
    credits: (number: number, type: string) => `${number} ${type}`,
    selectCohort: "Select a Cohort",
    selectCode: "Select at least one Class Code",
    verified: "An administrator verifies your registration",
    verifiedText:
      "They do so before you can attend the class and earn credits. You will get a mail once it is done.",
    enroll: "Enroll",
    redirecting: "Redirecting...",
    cancel: "Cancel",
    failed: "The cohorts could not be read",
    failedText: "Nothing was sent. Try again in a moment.",
    none: "No cohort takes people at the moment",
    noneText: "Come back later, or ask the organization when the next one opens.",
  },
  {
    title: "Elija un grupo",
    cohort: "Grupo",
    codes: "Códigos de clase",
    codesHint: "Elija uno o varios.",
    credits: (number: number, type: string) => `${number} ${type}`,
    selectCohort: "Seleccione un grupo",
    selectCode: "Seleccione al menos un código de clase",
    verified: "Un administrador verifica su inscripción",
    verifiedText:
      "Lo hace antes de que pueda asistir a la clase y obtener créditos. Recibirá un correo cuando esté hecho.",
    enroll: "Inscribirse",
    redirecting: "Redirigiendo...",
    cancel: "Cancelar",
    failed: "No se pudieron leer los grupos",
    failedText: "No se envió nada. Inténtelo de nuevo en un momento.",
    none: "Ningún grupo acepta personas por ahora",
    noneText: "Vuelva más tarde o pregunte a la organización cuándo se abre el próximo.",
  },
);
