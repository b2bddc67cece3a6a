import { defineTexts } from "@guildway/ui";

export const texts = defineTexts(
  {
    title: "Talk to a person",
    lead: (who: string) =>
      `Your message goes to the people at ${who} by e-mail, with this conversation. They answer to the address that you enter here.`,
    leadWithout: (who: string) =>
      `Your message goes to the people at ${who} by e-mail. They answer to the address that you enter here.`,
    us: "this organization",
    email: "Your e-mail address",
    message: "Your message",
    whatIsSent: "What is sent",
    withheld:
      "Telephone numbers, dates of birth, social security numbers and e-mail addresses in the conversation are left out.",
    you: "You",
    assistant: "Assistant",
    send: "Send question",
    sending: "Sending...",
    cancel: "Not now",
    sent: "Message sent!",
    emailMissing: "Enter your e-mail address.",
    emailWrong: "Enter an e-mail address with an @ and a full stop, such as name@example.org.",
    messageMissing: "Write what you would like to know.",
    failed: "Your message could not be sent. Everything you typed is still here; try again.",
    tooMany:
      "Many messages were sent in a short time. Everything you typed is still here; try again later.",
  },
  {
    title: "Hablar con alguien",
    lead: (who) =>
      `Su mensaje llega por correo electrónico a las personas de ${who}, junto con esta conversación. Le responden a la dirección que escriba aquí.`,
    leadWithout: (who) =>
      `Su mensaje llega por correo electrónico a las personas de ${who}. Le responden a la dirección que escriba aquí.`,
    us: "esta organización",
    email: "Su correo electrónico",
    message: "Su mensaje",
    whatIsSent: "Qué se envía",
    withheld:
      "Los números de teléfono, las fechas de nacimiento, los números de seguro social y los correos electrónicos de la conversación se omiten.",
    you: "Usted",
    assistant: "Asistente",
    send: "Enviar la pregunta",
    sending: "Enviando...",
    cancel: "Ahora no",
    sent: "¡Mensaje enviado!",
    emailMissing: "Escriba su correo electrónico.",
    emailWrong: "Escriba un correo electrónico con una @ y un punto, como nombre@example.org.",
    messageMissing: "Escriba qué desea saber.",
    failed: "No se pudo enviar su mensaje. Todo lo que escribió sigue aquí; vuelva a intentarlo.",
    tooMany:
      "Se enviaron muchos mensajes en poco tiempo. Todo lo que escribió sigue aquí; inténtelo más tarde.",
  },
);
