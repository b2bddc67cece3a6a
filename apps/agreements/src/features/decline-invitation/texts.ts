import { defineTexts } from "@guildway/ui";

/** What declining an invitation says. */
export const texts = defineTexts(
  {
    ask: "You do not want to sign?",
    decline: "Decline",
    title: "Decline this invitation?",
    text: (organization: string) =>
      `Nothing is signed, and the invitation ends: its link and its code open nothing afterwards. ${organization} is told.`,
    reason: "Why do you decline?",
    reasonHint: "Staff of the organization read this. Leave private information out.",
    reasonMissing: "Enter a reason of at least three characters.",
    now: "Decline the invitation",
    declining: "Declining...",
    cancel: "Cancel",
    failed: "It was not declined. Your reason is still here; try again.",
    closed: "This invitation is closed by now: it was signed, declined or taken back.",
  },
  {
    ask: "¿No quiere firmar?",
    decline: "Rechazar",
    title: "¿Rechazar esta invitación?",
    text: (organization) =>
      `No se firma nada y la invitación termina: después, su enlace y su código no abren nada. Se avisa a ${organization}.`,
    reason: "¿Por qué la rechaza?",
    reasonHint: "Lo lee el personal de la organización. No incluya información privada.",
    reasonMissing: "Escriba un motivo de al menos tres caracteres.",
    now: "Rechazar la invitación",
    declining: "Rechazando...",
    cancel: "Cancelar",
    failed: "No se rechazó. Su motivo sigue aquí; inténtelo de nuevo.",
    closed: "Esta invitación ya está cerrada: se firmó, se rechazó o se retiró.",
  },
);
