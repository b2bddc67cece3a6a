import { defineTexts } from "@guildway/ui";

/** What the export of the official form says. */
export const texts = defineTexts(
  {
    open: "Export ETA-671",
    title: "Export the official ETA-671?",
    lead: "The file has the apprentice's whole social security number. Keep it where only those who register the apprentice can open it.",
    reason: "Why do you need it?",
    reasonHint: "It is kept in the audit log, with your name.",
    export: "Export",
    exporting: "Filling the form...",
    exported: "The form was filled and downloaded.",
    cancel: "Cancel",
    faults: {
      missing: "Enter a reason of at least three characters.",
      "form.missing":
        "Your organization has not uploaded the form yet. Add ETA-671 in the organization's record and publish it.",
      "form.unknown":
        "What your organization has uploaded is not the fillable ETA-671, Section II. Upload it anew.",
      "agreement.not-signed": "The agreement is not signed yet.",
      "agreement.apprentice-moved":
        "The apprentice belongs to another organization now, and their social security number went along. Ask that organization.",
      "agreement.number-changed":
        "The apprentice's social security number has changed since the agreement was signed, or is gone.",
      "limit.too-many-requests": "It was exported often enough for now. Try again later.",
      "access.forbidden": "Your role may not export it.",
      other: "The form could not be exported. Try again.",
    },
  },
  {
    open: "Exportar el ETA-671",
    title: "¿Exportar el ETA-671 oficial?",
    lead: "El archivo lleva el número de seguro social completo. Guárdelo donde solo pueda abrirlo quien registra al aprendiz.",
    reason: "¿Para qué lo necesita?",
    reasonHint: "Queda en el registro de auditoría, con su nombre.",
    export: "Exportar",
    exporting: "Llenando el formulario...",
    exported: "El formulario se llenó y se descargó.",
    cancel: "Cancelar",
    faults: {
      missing: "Escriba un motivo de al menos tres caracteres.",
      "form.missing":
        "Su organización todavía no subió el formulario. Agregue el ETA-671 en el registro de la organización y publíquelo.",
      "form.unknown":
        "Lo que subió su organización no es el ETA-671 con campos, Sección II. Súbalo de nuevo.",
      "agreement.not-signed": "El acuerdo todavía no está firmado.",
      "agreement.apprentice-moved":
        "El aprendiz pertenece ahora a otra organización, y su número de seguro social pasó a ella. Pregunte a esa organización.",
      "agreement.number-changed":
        "El número de seguro social del aprendiz cambió desde que se firmó el acuerdo, o ya no está.",
      "limit.too-many-requests":
        "Por ahora se exportó bastantes veces. Vuelva a intentar más tarde.",
      "access.forbidden": "Su función no puede exportarlo.",
      other: "No se pudo exportar el formulario. Vuelva a intentar.",
    },
  },
);
