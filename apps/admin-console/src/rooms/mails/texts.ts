import { defineTexts } from "@guildway/ui";

/** What the outbox says. */
export const texts = defineTexts(
  {
    one: "Mail",
    many: "Outbox",
    search: "Search by subject or e-mail",
    noneText: "What Guildway mails for your organization stands here, sent or not.",
    sections: { mail: "Mail", delivery: "Delivery", record: "Record" },
    choices: { status: { waiting: "Waiting", sent: "Sent", failed: "Failed" } },
    again: {
      try: "Try again",
      waits: "The mail waits to be sent.",
      failed: "That did not work. Try again.",
    },
    fields: {
      subject: "Subject",
      to: "To",
      from: "From",
      replyTo: "Answers go to",
      text: "Words",
      status: "State",
      attempts: "Attempts",
      createdAt: "Written",
      sentAt: "Sent",
      lastError: "What stood in the way",
      kind: "Kind",
      id: "Mail id",
    },
  },
  {
    one: "Correo",
    many: "Correo saliente",
    search: "Buscar por asunto o correo",
    noneText: "Aquí está lo que Guildway envía por su organización, haya salido o no.",
    sections: { mail: "Correo", delivery: "Envío", record: "Registro" },
    choices: { status: { waiting: "En espera", sent: "Enviado", failed: "No se pudo enviar" } },
    again: {
      try: "Intentar de nuevo",
      waits: "El correo espera su envío.",
      failed: "No funcionó. Vuelva a intentar.",
    },
    fields: {
      subject: "Asunto",
      to: "Para",
      from: "De",
      replyTo: "Las respuestas van a",
      text: "Texto",
      status: "Estado",
      attempts: "Intentos",
      createdAt: "Escrito",
      sentAt: "Enviado",
      lastError: "Qué lo impidió",
      kind: "Tipo",
      id: "Id del correo",
    },
  },
);
