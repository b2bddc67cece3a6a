import { defineTexts } from "@guildway/ui";

/** What lists and records say of how far an invitation has come. */
export const stateTexts = defineTexts(
  {
    signature: "Signature",
    actions: {} as Readonly<Record<string, string>>,
    notedBy: { server: "", staff: "(noted by staff)", invitee: "(noted by the invitee)" },
    states: {
      signed: "Signed",
      awaited: "Waits for the sponsor",
      completed: "Completed",
      declined: "Declined",
      revoked: "Revoked",
      opened: "Opened",
      sent: "Sent",
      draft: "Not sent",
    },
  },
  {
    signature: "Firma",
    actions: {
      "Invite Sent": "Invitación enviada",
      "Invite Resent": "Invitación enviada de nuevo",
      "Invite Revoked": "Invitación revocada",
      "Invite Declined": "Invitación rechazada",
      "Agreed to Sign Electronically": "Aceptó firmar electrónicamente",
      Viewed: "Abierta",
      Completed: "Completada",
      "Data Submitted": "Datos enviados",
      "Employer Agreement Signed": "Acuerdo de empleador firmado",
      "Apprentice Agreement Signed": "Acuerdo de aprendiz firmado",
      "Sponsor Signed": "Firmado por el patrocinador",
    },
    notedBy: {
      server: "",
      staff: "(anotado por el personal)",
      invitee: "(anotado por la persona invitada)",
    },
    states: {
      signed: "Firmado",
      awaited: "Espera al patrocinador",
      completed: "Completada",
      declined: "Rechazada",
      revoked: "Revocada",
      opened: "Abierta",
      sent: "Enviada",
      draft: "Sin enviar",
    },
  },
);
