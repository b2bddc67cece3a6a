import { defineTexts } from "@guildway/ui";

/** What is said of registrations that wait for an administrator. */
export const texts = defineTexts(
  {
    title: (course: string) => `Registered for ${course}`,
    waits: (day: string) =>
      `Asked on ${day}. Until you confirm it, the person neither attends nor earns credits.`,
    cohort: "Cohort",
    codes: "Class codes",
    elsewhere: "External class id",
    gone: "a class that is no longer there",
    failed: "The registration that waits could not be loaded. Reload the page to try again.",
    confirm: "Confirm registration",
    confirmTitle: (course: string) => `Confirm the registration for ${course}?`,
    confirmText:
      "The person joins the class, with the cohort and the class codes that were asked for.",
    refuse: "Refuse",
    refuseTitle: (course: string) => `Refuse the registration for ${course}?`,
    refuseText: "The person joins nothing and keeps the account. This cannot be undone.",
    refuseButton: "Refuse registration",
    mailIn: {
      en: "A mail in English tells them.",
      es: "A mail in Spanish tells them.",
    },
    reason: "Reason",
    reasonHint: "It stands in the mail.",
    cancel: "Cancel",
    confirmed: "The registration is confirmed.",
    refused: "The registration is refused.",
    notDecided: {
      "registration.decided": "Somebody else decided it already, in another way.",
      "record.changed":
        "Nothing was decided: the person has chosen otherwise since you read it. It is shown as it is now.",
      "record.reference-unknown": "The class, cohort or a class code is no longer there.",
      other: "Nothing was decided. Try again.",
    },
  },
  {
    title: (course) => `Inscripción en ${course}`,
    waits: (day) =>
      `Se pidió el ${day}. Hasta que usted la confirme, la persona no asiste ni obtiene créditos.`,
    cohort: "Grupo",
    codes: "Códigos de clase",
    elsewhere: "Id externo de la clase",
    gone: "una clase que ya no existe",
    failed:
      "No se pudo cargar la inscripción que espera. Vuelva a cargar la página para intentarlo de nuevo.",
    confirm: "Confirmar inscripción",
    confirmTitle: (course) => `¿Confirmar la inscripción en ${course}?`,
    confirmText: "La persona entra en la clase, con el grupo y los códigos de clase que pidió.",
    refuse: "Rechazar",
    refuseTitle: (course) => `¿Rechazar la inscripción en ${course}?`,
    refuseText: "La persona no entra en nada y conserva su cuenta. Esto no se puede deshacer.",
    refuseButton: "Rechazar inscripción",
    mailIn: {
      en: "Se le avisa con un correo en inglés.",
      es: "Se le avisa con un correo en español.",
    },
    reason: "Motivo",
    reasonHint: "Aparece en el correo.",
    cancel: "Cancelar",
    confirmed: "La inscripción está confirmada.",
    refused: "La inscripción está rechazada.",
    notDecided: {
      "registration.decided": "Otra persona ya decidió, de otra manera.",
      "record.changed":
        "No se decidió nada: la persona eligió otra cosa desde que usted la leyó. Se muestra como está ahora.",
      "record.reference-unknown": "La clase, el grupo o un código de clase ya no existe.",
      other: "No se decidió nada. Vuelva a intentar.",
    },
  },
);
